import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, ComponentType } from 'react';

import { useLoadFault } from '#app/lib/network/use-load-fault.ts';
import { LineIcon } from '#app/ui/media/line-icon.tsx';

import { CHAT_ERROR_TEXTS, CHAT_ERROR_TITLE, CHAT_LAUNCHER } from '#content/assistant-launcher.ts';
import type { ChatDrawer } from './drawer/chat-drawer.tsx';

const NOT_LOADED = { title: CHAT_ERROR_TITLE, description: CHAT_ERROR_TEXTS.disconnected };

type ChatDrawerType = ComponentType<ComponentProps<typeof ChatDrawer>>;

/** The drawer and all it needs load on demand: when the button is hovered, focused or pressed. */
const loadDrawer = () => import('./drawer/chat-drawer.tsx');

/** The button that floats over every page. A press before hydration is replayed and opens the chat then. */
export function ChatLauncher() {
  const reportLoadFault = useLoadFault();
  const [Drawer, setDrawer] = useState<ChatDrawerType>();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // If this fails to load, the button merely keeps covering controls, so no message is shown.
    const watch = import('./hide-on-overlap.ts').then(
      ({ hideOnOverlap }) => button.current && hideOnOverlap(button.current),
    );
    watch.catch(() => {});
    return () => void watch.then((end) => end?.()).catch(() => {});
  }, []);

  // A failed preload is reported when the button is pressed.
  const prepare = () => void loadDrawer().catch(() => {});
  const open = () => {
    loadDrawer().then(
      (module) => {
        setDrawer(() => module.ChatDrawer);
        setOpen(true);
      },
      (error: unknown) => reportLoadFault(error, button.current, NOT_LOADED),
    );
  };

  return (
    <aside aria-label={CHAT_LAUNCHER.region} className="no-print noscript:hidden">
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="tone-deep button chat-button"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
      >
        <LineIcon width={24} height={24}>
          <path d="M4 5h16v11h-9l-5 4v-4H4z" />
          <path d="M8 9h8M8 12.5h5" className="text-accent-ink" />
        </LineIcon>
        <span className="sr-only sm:not-sr-only">{CHAT_LAUNCHER.label}</span>
      </button>
      {Drawer && <Drawer isOpen={isOpen} onClose={() => setOpen(false)} returnFocus={button} />}
    </aside>
  );
}
