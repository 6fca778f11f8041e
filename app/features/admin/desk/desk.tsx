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
import { mailFault, readMailStatus } from './mail.ts';
import { NewsletterView } from './newsletter/newsletter-view.tsx';
import { useLoad } from './parts/use-load.ts';
import { PeopleView } from './people/people-view.tsx';
import { PrivacyView } from './privacy/privacy-view.tsx';

const loadStatistics = (signal: AbortSignal) => askDesk('desk_statistics', undefined, signal);
const loadIntake = (signal: AbortSignal) => askDesk('desk_intake', undefined, signal);
const loadAdmins = (signal: AbortSignal) => askDesk('list_admins', undefined, signal);

type DeskProps = { userId: string };

/** The enquiry desk: its figures, its parts, and news of what others do. Loaded only for admins. */
export function Desk({ userId }: DeskProps) {
  // For what visitors have written.
  useEffect(declareFurtherFonts, []);
  const state = useDeskAddress();
  const { arrived, changes, markShown } = useDeskChanges();
  const [own, setOwn] = useState(0);
  const onChanged = useCallback(() => setOwn((before) => before + 1), []);
  const statistics = useLoad(loadStatistics, { mark: changes + own + arrived });
  const mail = useLoad(readMailStatus, { mark: changes + own + arrived });
  const intake = useLoad(loadIntake, { mark: changes + own + arrived });
  const admins = useLoad(loadAdmins, { mark: changes });

  function viewOf(): ReactNode {
    switch (state.address.view) {
      case 'enquiries':
      case 'spam':
        return (
          <EnquiriesView
            state={state}
            admins={admins.value ?? []}
            userId={userId}
            mark={changes}
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
      <MailBanner fault={mail.value && mailFault(mail.value)} />
      <IntakeBanner intake={intake.value} />
      {statistics.value && <DeskHead statistics={statistics.value} state={state} />}
      <DeskTabs state={state} spam={statistics.value?.spam} />
      {viewOf()}
    </div>
  );
}
