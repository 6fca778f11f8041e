import type { AnswerEntry } from '../types.ts';

export const PIECES_CRISIS_ANSWERS: readonly AnswerEntry[] = [
  {
    id: 'pieces.first-day.timeline',

    lead: 'After fifteen minutes five people are on one line and the crisis is declared or not; after thirty two teams are named; after one hour come the first situation report and the first statement, after two the first full decision cycle.',
    support:
      'The duty manager opens the log at the first call. Legal clocks are listed at +00:30, when the two teams are named. The timings are targets of the guide.',
    place: '/insights/first-day-of-a-crisis#exhibit-first-day',
    basis: 'Five people on one line; crisis declared or not',
    follow: { duration: 'pieces.first-day.length', who: 'pieces.first-day.length' },
  },
  {
    id: 'pieces.first-day.clocks',

    lead: 'The legal clocks are listed half an hour after the first call, at +00:30, when the two teams are named.',
    support: 'The timings are targets of the guide.',
    place: '/insights/first-day-of-a-crisis#exhibit-first-day',
    basis: 'Two teams named, one sent to rest; legal clocks listed',
    follow: { duration: 'pieces.first-day.length', who: 'pieces.first-day.length' },
  },
  {
    id: 'pieces.first-day.chart',

    lead: 'The guide to the first day comes with a one-page wall chart to print.',
    support:
      'The guide is a PDF for clients and subscribers: from the first call to the second morning, with roles, log, decision cycle, handover and rest.',
    place: '/insights/first-day-of-a-crisis#first-day-of-a-crisis-title',
    basis: 'With a one-page wall chart to print',
    follow: { duration: 'pieces.first-day.length', who: 'pieces.first-day.length' },
  },
  {
    id: 'pieces.first-day.evening',

    lead: 'At +06:00 the plan for the night is made and the board informed; handover begins at +10:00 with both teams in the room, the first team leaves the building at +11:00, and +24:00 is the second morning, with a review and the plan for day two.',
    place: '/insights/first-day-of-a-crisis#exhibit-first-day',
    basis: 'First team leaves the building',
    follow: { duration: 'pieces.first-day.length', who: 'pieces.first-day.length' },
  },
  {
    id: 'pieces.first-day.second-morning',

    lead: 'On the second morning, at +24:00, there is a review, and the plan for day two is made.',
    place: '/insights/first-day-of-a-crisis#exhibit-first-day',
    basis: 'Second morning: review, and the plan for day two',
    follow: { duration: 'pieces.first-day.length', who: 'pieces.first-day.length' },
  },
  {
    id: 'pieces.first-day.board',

    lead: 'The board is informed six hours after the first call, at +06:00, when the plan for the night is made.',
    support: 'The timings are targets of the guide.',
    place: '/insights/first-day-of-a-crisis#exhibit-first-day',
    basis: 'Plan for the night; board informed',
    follow: { duration: 'pieces.first-day.length', who: 'pieces.first-day.length' },
  },
  {
    id: 'pieces.first-day.two-teams',

    lead: 'The decision that shapes the first night is made in the first half hour, when the team is split in two and one half is sent to rest.',
    support: 'The guide also says why the first person to send home is the best one.',
    place: '/insights/first-day-of-a-crisis#findings-heading',
    basis: 'when the team is split in two and one half is sent to rest',
    follow: { duration: 'pieces.first-day.length', who: 'pieces.first-day.length' },
  },
  {
    id: 'pieces.first-day.cycle',

    lead: 'Situation, options, decision and tasks fit into thirty minutes of every two hours; such a fixed clock keeps the team from meeting all the time.',
    place: '/insights/first-day-of-a-crisis#findings-heading',
    basis: 'situation, options, decision and tasks fit into thirty minutes of every two hours',
    follow: { duration: 'pieces.first-day.length', who: 'pieces.first-day.length' },
  },
  {
    id: 'pieces.first-day.awake',

    lead: 'Someone who got up at half past six has been awake for seventeen hours at half past eleven at night, and measured performance on some tests is then as poor as with alcohol in the blood.',
    place: '/insights/first-day-of-a-crisis#findings-heading',
    basis: 'measured performance on some tests is then as poor as with alcohol in the blood',
    follow: { duration: 'pieces.first-day.length', who: 'pieces.first-day.length' },
  },
  {
    id: 'pieces.first-day.length',

    lead: 'The guide to the first day is a 7 min read: 1,504 words, 3 exhibits and 6 notes with their sources, also as a PDF, with a one-page wall chart to print, by the Crisis Response Practice, of 9 November 2026.',
    support:
      'Its parts: the clock; first call to fifteen minutes; fifteen to thirty minutes; the first hour; two hours to evening; handover and rest; the second morning; where this guide does not fit; where to begin.',
    place: '/insights/first-day-of-a-crisis#piece',
    basis: 'With a one-page wall chart to print.',
    follow: { duration: 'pieces.first-day.length', who: 'pieces.first-day.length' },
  },
  {
    id: 'pieces.first-hour.readings',

    lead: 'The lists are read four times in the first hour: at 00:15, 00:30, 00:45 and 01:00. The clerk opens them at the alarm, and the first entries stand at 00:05, each with a witness and a time.',
    place: '/insights/first-hour-belongs-to-the-facts#exhibit-first-hour',
    basis: 'Four readings of the lists give the first hour its shape',
    follow: { duration: 'pieces.first-hour.length', who: 'pieces.first-hour.length' },
  },
  {
    id: 'pieces.first-hour.entries',

    lead: 'The first entries stand on the lists at 00:05, each with a witness and a time.',
    place: '/insights/first-hour-belongs-to-the-facts#exhibit-first-hour',
    basis: 'First entries, each with a witness and a time',
    follow: { duration: 'pieces.first-hour.length', who: 'pieces.first-hour.length' },
  },
  {
    id: 'pieces.first-hour.steps',

    lead: 'At 00:15 every assumption gets an hour to lapse; at 00:30 decisions that need no cause are taken; at 00:45 lapsed assumptions are dropped or renewed; at 01:00 the lists are photographed and the first report is written.',
    place: '/insights/first-hour-belongs-to-the-facts#exhibit-first-hour',
    basis: 'Third reading; lapsed assumptions are dropped or renewed',
    follow: { duration: 'pieces.first-hour.length', who: 'pieces.first-hour.length' },
  },
  {
    id: 'pieces.first-hour.assumption',

    lead: 'An assumption is safe to act on if it has an owner and an hour at which it expires.',
    support: 'At 00:15 every assumption gets an hour to lapse; at 00:45 lapsed ones are dropped or renewed.',
    place: '/insights/first-hour-belongs-to-the-facts#findings-heading',
    basis: 'An assumption is safe to act on if it has an owner and an hour at which it expires',
    follow: { duration: 'pieces.first-hour.length', who: 'pieces.first-hour.length' },
  },
  {
    id: 'pieces.first-hour.no-cause',

    lead: 'Most decisions of the first hour depend on what is happening and who is affected, and can be taken before anyone knows why.',
    support: 'They are taken at 00:30, after the second reading of the lists.',
    place: '/insights/first-hour-belongs-to-the-facts#findings-heading',
    basis: 'can be taken before anyone knows why',
    follow: { duration: 'pieces.first-hour.length', who: 'pieces.first-hour.length' },
  },
  {
    id: 'pieces.first-hour.diagnoses',

    lead: 'In a study of a hundred wrong diagnoses the commonest error of reasoning was to stop looking once a first explanation had been found.',
    place: '/insights/first-hour-belongs-to-the-facts#findings-heading',
    basis: 'The commonest error of reasoning in a study of a hundred wrong diagnoses',
    follow: { duration: 'pieces.first-hour.length', who: 'pieces.first-hour.length' },
  },
  {
    id: 'pieces.first-hour.length',

    lead: 'The article on the first hour is a 6 min read: 1,275 words, 1 exhibit and 7 notes with their sources, also as a PDF, by the Crisis Response Practice, of 13 October 2026.',
    support:
      'Its parts: what a first explanation does, three lists and what may stand on them, the clerk, decisions that need no cause, on Monday, where it does not help.',
    place: '/insights/first-hour-belongs-to-the-facts#piece',
    basis: '1,275 words, 1 exhibit and 7 notes',
    follow: { duration: 'pieces.first-hour.length', who: 'pieces.first-hour.length' },
  },
  {
    id: 'pieces.first-hour.lists',

    lead: 'Three lists on a wall, known, assumed and unknown: together with a clerk who has authority to interrupt they give a crisis team back the first hour, which it loses to opinions about causes.',
    support:
      'The clerk opens the lists at the alarm. An entry can move from one list to another; the article sets out what may be written on each.',
    place: '/insights/first-hour-belongs-to-the-facts#first-hour-belongs-to-the-facts-title',
    basis:
      'Three lists on a wall (known, assumed, unknown) and a clerk with authority to interrupt give it back',
    follow: { duration: 'pieces.first-hour.length', who: 'pieces.first-hour.length' },
  },
  {
    id: 'pieces.first-hour.clerk',

    lead: 'The clerk opens the three lists at the alarm and has authority to interrupt. With the lists, that gives a crisis team back the hour it loses to opinions about causes.',
    place: '/insights/first-hour-belongs-to-the-facts#first-hour-belongs-to-the-facts-title',
    basis: 'a clerk with authority to interrupt',
    follow: { duration: 'pieces.first-hour.length', who: 'pieces.first-hour.length' },
  },
  {
    id: 'pieces.first-day.send-home',

    lead: 'In the first half hour the team is split in two and one half is sent to rest; the guide says why the first person to send home is the best one.',
    support:
      'Two teams are named at +00:30, and the second is sent to rest; the first leaves the building at +11:00.',
    place: '/insights/first-day-of-a-crisis#first-day-of-a-crisis-title',
    basis: 'why the first person to send home is the best one',
    follow: { duration: 'pieces.first-day.length', who: 'pieces.first-day.length' },
  },
];
