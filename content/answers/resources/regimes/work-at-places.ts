import type { AnswerEntry } from '../../types.ts';
import { OFFICE_CITIES } from '../../firm/office-cities.ts';
import { PLACES_WITHOUT_A_PAGE } from './places-without-a-page.ts';
import { filledIn } from './wordings.ts';

/** Places that the laws' answers name; a question about our work there is none about a law. */
const PLACES = [
  'Hong Kong',
  'Texas',
  'Massachusetts',
  'Singapore',
  'Japan',
  'California',
  'India',
  'Australia',
  'Canada',
  'Sydney',
  'Houston',
  'Toronto',
  'Mumbai',
  'Melbourne',
  'Boston',
  'Tokyo',
  'Dallas',
  'Ottawa',
  'Los Angeles',
  'Perth',
  'Osaka',
  'Brisbane',
  'Kowloon',
  'Bangalore',
] as const;

const SHAPES = [
  'do you work in {}',
  'do you serve clients in {}',
  'would you take on an assignment in {}',
  'have you ever worked in {}',
  'do you run exercises in {}',
  'is your firm active in {}',
  'could you send a team to {}',
  'do you advise companies in {}',
] as const;

const ELSEWHERE_SHAPES = [
  'do you work in {}',
  'have you worked in {}',
  'do you run exercises in {}',
  'can you send responders to {}',
  'do you have people in {}',
  'would your team come to {}',
  'is your firm in {} too',
] as const;

/** The answer to those who name such a place and mean the firm. */
export const WORK_AT_PLACES_ANSWER: AnswerEntry = {
  id: 'notification-deadlines.work-at-places',
  questions: [
    'which places with a law in your tool have you worked in',
    ...filledIn(SHAPES, PLACES, 6),
    ...filledIn(ELSEWHERE_SHAPES, PLACES_WITHOUT_A_PAGE, 54),
  ],
  lead: `We have worked in 15 countries; the site gives no list of them. Our offices are in ${OFFICE_CITIES}.`,
  place: '/#credentials',
  basis: '15 countries',
  follow: { where: 'contact.offices', start: 'contact.appointment' },
};
