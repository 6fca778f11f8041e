import { createContext, useCallback, useContext, useMemo, useRef, useState } from 'react';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useNavigate } from 'react-router';

import { elementById } from '#app/lib/element-by-id.ts';
import { reachPage } from '#app/lib/guard-navigation.ts';
import { siteAnswers } from '#app/lib/site-answers.ts';
import { usePathname } from '#app/lib/use-pathname.ts';
import { Button } from '#app/ui/button.tsx';
import { useToast } from '#app/ui/toast-provider.tsx';

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

/** The dialog and its library load when a gated button is pointed at, focused or pressed. */
const loadDialog = () => import('./gate-dialog.tsx');

const OFFLINE = {
  title: 'Not loaded',
  description: 'You appear to be offline. Please check your connection and try again.',
  tone: 'destructive',
} as const;

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
    // The page may come later than that, and takes the focus when it does: only then may the field have it.
    await elementById(NEWSLETTER_ID);
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
          async () => {
            // Without the dialog, the way that it offers is still open.
            if (await siteAnswers(window.location.href)) await signUp();
            else toast(OFFLINE);
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
            // The focus goes to the e-mail field then, not back to the opener.
            if (made === 'sign-up') returnFocus.current = null;
            setOpen(false);
          }}
          // Only now does the page scroll again.
          onClosed={() => {
            if (choice.current === 'sign-up') void signUp();
          }}
        />
      )}
    </GateContext>
  );
}

type GateButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'type'>;

/** Every read, view, browse, watch and download-style control of insight content. */
export function GateButton(props: GateButtonProps) {
  const gate = useContext(GateContext);
  if (!gate) throw new Error('GateButton is used outside of GateProvider');
  // A failure to load ahead is met when the button is pressed.
  const prepare = () => void loadDialog().catch(() => {});
  return (
    <Button
      {...props}
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => gate.open(event.currentTarget)}
    />
  );
}
