import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useNavigate } from 'react-router';

import { DIALOG_NOT_LOADED } from '#content/common/notices.ts';
import { waitForElement } from '#app/lib/navigation/wait-for-element.ts';
import { reachPage } from '#app/lib/navigation/guard-navigation.ts';
import { recoverFrom } from '#app/lib/network/load-file.ts';
import { isSiteReachable } from '#app/lib/network/site-reachable.ts';
import { usePathname } from '#app/lib/navigation/use-pathname.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { READING_MARKER } from '#shared/reader.ts';
import { useToast } from '#app/ui/toast/toast-provider.tsx';

import type { GateDialog } from './gate-dialog.tsx';
import {
  goToNewsletter,
  NEWSLETTER_ID,
  NEWSLETTER_PATH,
  NEWSLETTER_SCROLL_DELAY_MS,
} from './go-to-newsletter.ts';

type Gate = { open: (opener: HTMLElement) => void };
type GateDialogType = ComponentType<ComponentProps<typeof GateDialog>>;

const GateContext = createContext<Gate | undefined>(undefined);

/** The dialog and its library load on demand: when a gated button is hovered, focused or pressed. */
const loadDialog = () => import('./gate-dialog.tsx');

function useSignUp() {
  const navigate = useNavigate();
  const pathname = usePathname();
  return useCallback(async () => {
    if (pathname === NEWSLETTER_PATH) {
      goToNewsletter();
      return;
    }
    if (!(await reachPage(`${NEWSLETTER_PATH}#${NEWSLETTER_ID}`))) return;
    await navigate(NEWSLETTER_PATH);
    // The page may render after `navigate` resolves and takes the focus then, so focus the field after that.
    await waitForElement(NEWSLETTER_ID);
    window.setTimeout(goToNewsletter, NEWSLETTER_SCROLL_DELAY_MS);
  }, [navigate, pathname]);
}

export function GateProvider({ children }: { children: ReactNode }) {
  const signUp = useSignUp();
  const { toast } = useToast();
  const [Dialog, setDialog] = useState<GateDialogType>();
  const [isOpen, setOpen] = useState(false);
  const returnFocus = useRef<HTMLElement>(null);
  const choice = useRef<'later' | 'sign-up'>('later');

  const gate = useMemo<Gate>(
    () => ({
      open: (opener) => {
        returnFocus.current = opener;
        loadDialog().then(
          (module) => {
            setDialog(() => module.GateDialog);
            setOpen(true);
          },
          async (error: unknown) => {
            await recoverFrom(error, opener);
            // Without the dialog, go straight to the sign-up that it offers.
            if (await isSiteReachable(window.location.href)) await signUp();
            else toast({ tone: 'destructive', ...DIALOG_NOT_LOADED });
          },
        );
      },
    }),
    [signUp, toast],
  );

  return (
    <GateContext value={gate}>
      {children}
      {Dialog && (
        <Dialog
          isOpen={isOpen}
          returnFocus={returnFocus}
          onClose={(made) => {
            choice.current = made;
            // Signing up moves the focus to the email field, so it must not return to the opener.
            if (made === 'sign-up') returnFocus.current = null;
            setOpen(false);
          }}
          // The open dialog locks scrolling, so scroll to the sign-up only after it has closed.
          onClosed={() => {
            if (choice.current === 'sign-up') void signUp();
          }}
        />
      )}
    </GateContext>
  );
}

type GateButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'type'> & {
  /** Where the button leads in a reader's browser; without it, the dialog opens. */
  readerHref?: string | undefined;
};

/** Whether the server has opened the reading room in this browser. It decides again for each page. */
function isReader(): boolean {
  return document.cookie.split('; ').includes(READING_MARKER);
}

/** The button for every control that reads, views, browses, watches or downloads an insight. */
export function GateButton({ readerHref, ...props }: GateButtonProps) {
  const gate = useContext(GateContext);
  if (!gate) throw new Error('GateButton is used outside of GateProvider');
  // A failed preload is handled when the button is pressed.
  const prepare = () => void loadDialog().catch(() => {});
  return (
    <Button
      {...props}
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={({ currentTarget }) => {
        // The server decides what the URL shows, so the document is loaded.
        if (readerHref && isReader()) window.location.assign(readerHref);
        else gate.open(currentTarget);
      }}
    />
  );
}
