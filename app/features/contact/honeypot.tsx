export const HONEYPOT_NAME = 'website';

/**
 * A field that people never see and that programs fill. It lies outside of the page rather than being of a hidden
 * type, because programs skip hidden ones. Nothing that helps people may fill it: browsers fill by type, label
 * and token and know none of `website`; `off` keeps former entries away; the label says nothing that a heuristic
 * would take for an address; and each password manager has an attribute of its own that it obeys.
 */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label htmlFor="contact-leave-empty">Leave this empty</label>
      <input
        id="contact-leave-empty"
        name={HONEYPOT_NAME}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore="true"
        data-form-type="other"
      />
    </div>
  );
}
