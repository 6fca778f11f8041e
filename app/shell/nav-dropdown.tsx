import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';

import type { MenuGroup } from '#content/common/menus.ts';
import { pagesOf } from '#content/pages.ts';
import { classNames } from '#app/lib/class-names.ts';
import { usePathname } from '#app/lib/navigation/use-pathname.ts';

import { Container } from '#app/ui/layout/container.tsx';
import { LineIcon } from '#app/ui/media/line-icon.tsx';
import { Link } from '#app/ui/controls/link.tsx';

/** Time between the pointer leaving and the menu closing, as specified. */
const CLOSE_DELAY_MS = 150;

type PanelProps = {
  pages: ReturnType<typeof pagesOf>;
  current: string;
  text: string;
  hasBeenOpened: boolean;
  onLeave: () => void;
};

function Panel({ pages, current, text, hasBeenOpened, onLeave }: PanelProps) {
  return (
    <Container className="grid-12 py-10">
      {/* Rendered on first opening: in the HTML, these texts would delay the first paint of every page. */}
      {hasBeenOpened && (
        <p className="col-span-4 max-w-[22ch] pt-2 font-display text-h3 text-heading">{text}</p>
      )}
      <ul className="col-span-8 col-start-5 grid grid-flow-col grid-cols-2 grid-rows-4 gap-x-6">
        {pages.map((page) => (
          <li key={page.path}>
            <Link
              href={page.path}
              className="menu-link"
              aria-current={page.path === current ? 'page' : undefined}
              onClick={onLeave}
            >
              <span className="block font-medium text-heading">{page.label}</span>
              {hasBeenOpened && <span className="block text-small text-secondary">{page.summary}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  );
}

/** Index of the link to which a key moves the focus from the link at `position`; undefined for other keys. */
function linkAfterKey(key: string, position: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (position + 1) % count;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (position - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Calls `close` on Escape. Listens on the document, because a menu opened by hovering need not contain the focus. */
function useEscape(isOpen: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      onEscape();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [isOpen]);
}

type NavDropdownProps = {
  group: MenuGroup;
  label: string;
  text: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/**
 * One menu of the navigation bar. CSS alone opens it on hover and focus until the page is hydrated, and always without
 * JavaScript; after hydration this component does.
 */
export function NavDropdown({ group, label, text, isOpen, onOpenChange }: NavDropdownProps) {
  const pathname = usePathname();
  const pages = pagesOf(group);
  const item = useRef<HTMLLIElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const closeTimer = useRef<number | undefined>(undefined);
  const [hasBeenOpened, setHasBeenOpened] = useState(false);

  useEffect(() => () => window.clearTimeout(closeTimer.current), []);

  useEscape(isOpen, () => {
    if (item.current?.contains(document.activeElement)) trigger.current?.focus();
    onOpenChange(false);
  });

  const open = () => {
    window.clearTimeout(closeTimer.current);
    setHasBeenOpened(true);
    onOpenChange(true);
  };
  const links = () => [...(item.current?.querySelectorAll<HTMLAnchorElement>('.nav-panel a') ?? [])];

  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') open();
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    closeTimer.current = window.setTimeout(() => {
      // A closed panel is hidden, so closing it would lose the focus of a keyboard user.
      if (!item.current?.querySelector(':focus-visible')) onOpenChange(false);
    }, CLOSE_DELAY_MS);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const position = links().findIndex((link) => link === document.activeElement);
    const opens = position === -1 && event.key === 'ArrowDown';
    // The links can receive focus only after the panel has been rendered as visible.
    if (opens) flushSync(open);
    else if (position === -1) return;
    const next = linkAfterKey(event.key, position, links().length);
    if (next === undefined) return;
    links()[next]?.focus();
    event.preventDefault();
  };

  const isCurrent = pages.some((page) => page.path === pathname);
  const panelId = `menu-${group}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles events of its button and links
    <li
      ref={item}
      className="nav-item"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onOpenChange(false);
      }}
    >
      <button
        ref={trigger}
        type="button"
        className={classNames('nav-link', isCurrent && 'nav-link-current')}
        aria-expanded={isOpen}
        aria-controls={panelId}
        // Hovering has already opened the menu, so a mouse click must not close it again.
        onClick={(event) => {
          const isByMouse = event.detail > 0 && window.matchMedia('(hover: hover)').matches;
          if (isByMouse || !isOpen) open();
          else onOpenChange(false);
        }}
      >
        {label}
        <LineIcon width={10} height={6}>
          <path d="M1 1l4 4 4-4" />
        </LineIcon>
      </button>
      <div id={panelId} className="nav-panel tone-ink" data-open={isOpen || undefined}>
        <Panel
          pages={pages}
          current={pathname}
          text={text}
          hasBeenOpened={hasBeenOpened}
          onLeave={() => onOpenChange(false)}
        />
      </div>
    </li>
  );
}
