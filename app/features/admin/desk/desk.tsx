import './desk.css';

import { useCallback, useEffect, useState, type ReactNode } from 'react';

import { declareFurtherFonts } from '#app/lib/further-fonts.ts';

import { useDeskAddress } from './address/use-desk-address.ts';
import { askDesk } from './desk-api.ts';
import { EnquiriesView } from './enquiries/enquiries-view.tsx';
import { DeskHead } from './head/desk-head.tsx';
import { DeskTabs } from './head/desk-tabs.tsx';
import { IntakeBanner } from './head/intake-banner.tsx';
import { MailBanner } from './head/mail-banner.tsx';
import { useDeskChanges } from './live/use-desk-changes.ts';
import { mailFault, readMailStatus } from './head/mail-status.ts';
import { NewsletterView } from './newsletter/newsletter-view.tsx';
import { useLoad } from './parts/use-load.ts';
import { PeopleView } from './people/people-view.tsx';
import { PrivacyView } from './privacy/privacy-view.tsx';

const loadStatistics = (signal: AbortSignal) => askDesk('desk_statistics', undefined, signal);
const loadIntake = (signal: AbortSignal) => askDesk('desk_intake', undefined, signal);
const loadAdmins = (signal: AbortSignal) => askDesk('list_admins', undefined, signal);

type DeskProps = { userId: string };

/** The enquiry desk: figures, tabs and live changes by other admins. Loaded for admins only. */
export function Desk({ userId }: DeskProps) {
  // Visitors' text may need letters that the fonts loaded so far lack.
  useEffect(declareFurtherFonts, []);
  const state = useDeskAddress();
  const { arrived, changes, markShown } = useDeskChanges();
  const [ownChanges, setOwnChanges] = useState(0);
  const onChanged = useCallback(() => setOwnChanges((before) => before + 1), []);
  const statistics = useLoad(loadStatistics, { revision: changes + ownChanges + arrived });
  const mail = useLoad(readMailStatus, { revision: changes + ownChanges + arrived });
  const intake = useLoad(loadIntake, { revision: changes + ownChanges + arrived });
  const admins = useLoad(loadAdmins, { revision: changes });

  function viewOf(): ReactNode {
    switch (state.address.view) {
      case 'enquiries':
      case 'spam':
        return (
          <EnquiriesView
            state={state}
            admins={admins.value ?? []}
            userId={userId}
            revision={changes}
            arrived={arrived}
            onShowArrived={markShown}
            onChanged={onChanged}
          />
        );
      case 'newsletter':
        return <NewsletterView state={state} />;
      case 'privacy':
        return <PrivacyView state={state} onErased={onChanged} />;
      case 'people':
        return <PeopleView admins={admins} userId={userId} />;
    }
  }

  return (
    <div className="desk">
      <MailBanner problem={mail.value && mailFault(mail.value)} />
      <IntakeBanner intake={intake.value} />
      {statistics.value && <DeskHead statistics={statistics.value} state={state} />}
      <DeskTabs state={state} spam={statistics.value?.spam} />
      {viewOf()}
    </div>
  );
}
