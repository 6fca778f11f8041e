/** What can be sent because of an enquiry. */
export type MessageKind = 'staff_notification' | 'acknowledgement' | 'webhook';

export const MESSAGE_KINDS: readonly MessageKind[] = ['staff_notification', 'acknowledgement', 'webhook'];

/** The enquiry that a message is about, as far as messages tell of it. */
export type Enquiry = {
  id: string;
  created_at: string;
  reference: string;
  first_name: string;
  last_name: string;
  email: string;
  company: string;
  role: string | null;
  industry: string | null;
  interest: string | null;
  message: string;
  status: string;
  /** Arrived above the hourly ceiling. */
  held: boolean;
};

/** Whether a message tells the staff that the ceiling was passed, rather than of the enquiry it belongs to. */
export function tellsOfCeiling({ held, status }: Pick<Enquiry, 'held' | 'status'>): boolean {
  return held && status === 'spam';
}

/** A message that a worker has taken to deliver, and the enquiry it is about. */
export type ClaimedMessage = {
  id: string;
  kind: MessageKind;
  recipient: string | null;
  /** Counts this attempt. */
  attempts: number;
  claim: string;
  message_id: string;
  enquiry: Enquiry;
};

/** How an attempt ended. Errors are sentences for the staff: no secrets, no person, no internals. */
export type Outcome =
  | { result: 'sent' }
  /** The other side will not take it, however often it is offered. */
  | { result: 'refused'; error: string }
  | {
      result: 'delayed';
      error: string;
      /** It may have arrived although nobody said so. */
      uncertain?: boolean;
      /** The way itself is closed, for this message as for every other. */
      wayClosed?: boolean;
    };
