import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { DIALOG_NOT_LOADED } from '#content/common/notices.ts';
import { HOME } from '#content/home.ts';
import { CALENDAR_ID } from '#app/lib/contact/contact-href.ts';
import { recoverFrom } from '#app/lib/network/load-file.ts';
import { isSiteReachable } from '#app/lib/network/site-reachable.ts';
import { StartLink } from '#app/ui/controls/start-link.tsx';
import { Heading } from '#app/ui/text/heading.tsx';
import { useToast } from '#app/ui/toast/toast-provider.tsx';
import { CONSULTATION_PATHS } from '#shared/calendar/paths.ts';

import type { Calendar as CalendarType } from './picker/calendar.tsx';

/** The calendar opens in place of the link, whose own page shows the same times without JavaScript. */
export function ChooseTime() {
  const { heading, text, action } = HOME.contact.calendar;
  const { toast } = useToast();
  const [Calendar, setCalendar] = useState<typeof CalendarType>();
  const link = useRef<HTMLAnchorElement>(null);

  async function open(): Promise<void> {
    try {
      const { Calendar: Loaded } = await import('./picker/calendar.tsx');
      setCalendar(() => Loaded);
    } catch (error) {
      await recoverFrom(error, link.current);
      if (await isSiteReachable(CONSULTATION_PATHS.list)) window.location.assign(CONSULTATION_PATHS.list);
      else toast({ tone: 'destructive', ...DIALOG_NOT_LOADED });
    }
  }

  return (
    <div id={CALENDAR_ID} className="scroll-mt-24">
      <Heading level={3}>{heading}</Heading>
      <p className="mt-3 mb-6 text-secondary">{text}</p>
      {Calendar ? (
        <Calendar
          onClose={() => {
            flushSync(() => setCalendar(undefined));
            link.current?.focus();
          }}
        />
      ) : (
        <StartLink href={CONSULTATION_PATHS.list} look="secondary" ref={link} onStart={open}>
          {action}
        </StartLink>
      )}
    </div>
  );
}
