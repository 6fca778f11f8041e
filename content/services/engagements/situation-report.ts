import type { SamplePage } from '../types.ts';

/** The sample of incident response. It stands with the case studies, because its own page is for whoever needs help. */
export const SITUATION_REPORT: SamplePage = {
  title: 'Situation report no. 3',
  subject: 'Fictional ferry operator, ransomware, Sunday 04:00, signed by the duty lead',
  parts: [
    {
      heading: 'Known, and since when',
      lines: [
        { name: '01:50', text: 'Booking and crew systems are encrypted. The ships’ own systems run.' },
        { name: '02:35', text: 'Entry was by a supplier’s remote account, closed at 02:40.' },
        { name: '03:30', text: 'Friday’s backups are intact. One has been restored and checked.' },
      ],
    },
    {
      heading: 'Not known',
      lines: [
        { name: 'Data', text: 'Whether passenger data has left. The logs will be read by 05:30.' },
        { name: 'Attacker', text: 'Whether those who left the note are those who came in.' },
      ],
    },
    {
      heading: 'Decision by 06:00',
      lines: [
        {
          name: 'Sailings',
          text: 'The first ferry at 06:45 with paper manifests, or none before noon. Masters and harbour prefer paper.',
        },
        { name: 'Decides', text: 'Director of operations.' },
      ],
    },
    {
      heading: 'Said so far',
      lines: [
        { name: 'Crews', text: 'Told by telephone at 03:10.' },
        { name: 'Outside', text: 'Insurer and counsel on the line since 02:20. No statement to the press.' },
        { name: 'Next', text: 'Report no. 4 at 06:00, or at once if sailings are at risk.' },
      ],
    },
  ],
};
