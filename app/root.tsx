import type { ReactNode } from 'react';
import { Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

import { SKIP_LINK } from '#content/common/menus.ts';

import type { Route } from './+types/root.ts';
import { SessionGate, SessionProvider } from './features/auth/session-provider.tsx';
import { ChatLauncher } from './features/chat/chat-launcher.tsx';
import { GateProvider } from './features/insight-gate/gate-provider.tsx';
import instrumentSans from './fonts/instrument-sans.woff2';
import newsreader from './fonts/newsreader.woff2';
import { useFurtherFonts } from './lib/further-fonts.ts';
import { useHydrationSignal } from './lib/hydration/use-hydration-signal.ts';
import { pageMeta } from './lib/pages/page-meta.ts';
import { useAnchorArrival } from './lib/navigation/use-anchor-arrival.ts';
import { useSafeNavigation } from './lib/navigation/use-safe-navigation.ts';
import stylesheet from './styles/app.css?url';
import { ErrorPage } from './shell/error-page.tsx';
import { RouteAnnouncer } from './shell/route-announcer.tsx';
import { SiteFooter } from './shell/site-footer.tsx';
import { SiteHeader } from './shell/site-header.tsx';
import { ToastProvider } from './ui/toast/toast-provider.tsx';

export const meta: Route.MetaFunction = ({ location }) => pageMeta(location.pathname);

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b141c" />
        <Meta />
        {[newsreader, instrumentSans].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={stylesheet} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Header, footer and whatever else surrounds each page. `Root` wraps it in the providers and the session gate. */
function SiteFrame({ children }: { children: ReactNode }) {
  useAnchorArrival();
  useSafeNavigation();
  return (
    <>
      <a href="#main" className="skip-link">
        {SKIP_LINK}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <ChatLauncher />
      <RouteAnnouncer />
    </>
  );
}

export default function Root() {
  useHydrationSignal();
  useFurtherFonts();
  return (
    <ToastProvider>
      <SessionProvider>
        <GateProvider>
          <SessionGate>
            <SiteFrame>
              <Outlet />
            </SiteFrame>
          </SessionGate>
        </GateProvider>
      </SessionProvider>
    </ToastProvider>
  );
}

export function ErrorBoundary() {
  return <ErrorPage />;
}
