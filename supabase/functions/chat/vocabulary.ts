import { FIRM } from '../../../app/content/firm.ts';

/**
 * How visitors say what the site says in other words. A word or phrase is found in any of its forms; what it `means`
 * is looked for beside it, as whole words or phrases in the order given.
 */
export type Entry = {
  say: readonly string[];
  means: readonly string[];
  /** What is asked about a subject, and not a subject: it does not carry over into the next question. */
  isAspect?: true;
};

const word = (say: string, means: string): Entry => ({ say: list(say), means: list(means) });
const aspect = (say: string, means: string): Entry => ({ ...word(say, means), isAspect: true });

function list(text: string): string[] {
  return text === '' ? [] : text.split(', ');
}

export const VOCABULARY: readonly Entry[] = [
  // What is asked about a subject.
  aspect(
    'how much, cost, price, fee, charge, pricing, expensive, cheap, rate, budget, pay, paid, payment, quote, bill, tariff, afford',
    'fee, price, cost, charge, paid, fixed price, invoice, priced',
  ),
  aspect('invoice, payment terms, billing', 'invoice, due, 30 days'),
  aspect('commercial terms, contract terms, terms', 'terms, commercial terms, agreement'),
  aspect(
    'how long, duration, length, how many weeks, how many months, how much time, time commitment',
    'months, weeks, last, minutes, half a day, hours, how long, duration',
  ),
  aspect(
    'how fast, how quickly, how quick, how soon, response time, turnaround, speed, time to respond, reaction time, sla',
    'response timeline, initial response, response time, minutes, soon, hours, weeks',
  ),
  aspect(
    'when open, opening hours, open, office hours, business hours, opening times, working hours',
    'office hours',
  ),
  aspect(
    'where, located, location, address, office, based, headquarters, head office, headquartered',
    ['offices', ...FIRM.offices.map(({ city }) => city)].join(', '),
  ),
  aspect(
    'phone, telephone, phone number, telephone number, ring, call you, number',
    'telephone, call, hotline, by telephone',
  ),
  aspect('email, e mail, email address, mail', 'e-mail, by e-mail, privacy questions'),
  aspect(
    'contact, reach you, get in touch, in touch, enquire, enquiry, inquiry, talk to, speak to, consultation, appointment, book a call, schedule',
    'contact, enquiry, response within, by e-mail',
  ),
  aspect(
    'cancel, terminate, termination, notice, how much notice, notice period, leave, quit, stop, break off, exit, withdraw, opt out, end the contract',
    'notice, leave, break off, end it, 30 days',
  ),
  aspect('stage, step, phase, process', 'stages, steps, phases, five steps, four stages'),
  aspect('reply, respond, hear back', 'response, answers, response within'),
  aspect('finish, end, conclude, completion, wrap up', 'finish, ends, close, handover'),
  aspect(
    'prepare, preparation, get ready, beforehand, need from us, prerequisites, in place',
    'ready, prepare, beforehand, in place',
  ),
  aspect('come from, comes from, came from', 'come from, backgrounds'),
  aspect('example, such as, instance', ''),
  aspect(
    'who is it for, who is this for, audience, aimed at, suitable, who should attend, who attends, target group',
    'who attends, suits, for leaders, executives, managers',
  ),
  aspect(
    'different, unique, set apart, stand out, why choose, why should we choose, usp, special about',
    'principles, what AI first means, same people, experience',
  ),
  aspect('free, free of charge, no charge, gratis', 'free of charge, no charge'),

  // The firm.
  word('service, expertise, practice areas, specialise in', 'services, eight disciplines, disciplines'),
  word(
    'industry, sector, vertical, market sector, field',
    'industries, sectors, industry verticals, eight sectors',
  ),
  word(
    'team, staff, people, consultants, experts, employees, background, backgrounds',
    'team, people, consultants',
  ),
  word('leader, leadership, management team, founder, partner, who runs, boss', 'leadership, lead, partner'),
  word('principle, value, belief, philosophy, ethos', 'principles'),
  word(
    'methodology, method, way of working, how do you work, approach, how you work',
    'approach, method, three steps, steps',
  ),
  word(
    'experience, track record, credential, reference, years in business',
    'experience, credentials, combined experience',
  ),
  word('engagement, project, assignment, mandate', 'engagement, engagements'),
  word('client, customer', 'clients'),
  word('country, countries, international, global, worldwide, abroad, overseas', 'countries'),

  // Artificial intelligence and learning.
  word(
    'ai, artificial intelligence, machine learning, genai, generative ai, chatgpt, llm, large language model, language model',
    'AI',
  ),
  word(
    'course, class, lesson, curriculum, learn, learning, teach, teaching, education, educate, upskill',
    'education, course, courses, training, teach',
  ),
  word('training, train, trainer', 'training, courses'),
  word(
    'certificate, certification, certify, certified, qualification, diploma, accreditation',
    'certificate, certification',
  ),
  word('exam, examination, examined, test, assessed', 'examiners, examination, test'),
  word('instructor, teacher, tutor, lecturer', 'teachers'),
  word(
    'ai governance, responsible ai, ai policy, ai risk, ai regulation, ai act, ai compliance',
    'AI governance, governing AI, EU AI Act, AI risk, governed',
  ),
  word(
    'board, board member, director, non executive, trustee, board of directors',
    'board, boards, directors',
  ),
  word(
    'train models, train a model, used for training, model training, train your ai, train ai, train ai models',
    'train a model, model training, train AI models',
  ),

  // Consulting, coaching and programmes.
  word(
    'strategy, strategic consulting, strategy consulting, advice, advisory, advise, adviser',
    'strategy, consulting, advisers',
  ),
  word('full service, full service consulting, end to end', 'full-service consulting, end to end'),
  word(
    'merger, acquisition, mergers and acquisitions, m&a, takeover, carve out, divestment, integration, demerger',
    'mergers, acquisition, separations, join or part',
  ),
  word('turnaround, underperforming, restructure, restructuring, recover performance', 'recover performance'),
  word('reorganise, reorganisation, organisation design, operating model, organise', 'organise, structure'),
  word('performance based, success fee, contingent, depend on results, risk sharing', 'depend on results'),
  word('coach, coaching, executive coaching, mentor, mentoring', 'coaching, coach'),
  word(
    'confidential, confidentiality, secret, private, privacy, discreet',
    'confidence, confidential, private, what stays in the room',
  ),
  word('session, meeting, appointment', 'sessions, session'),
  word(
    'new job, new role, new post, first hundred days, first 100 days, taking over, onboarding, newly appointed',
    'taking up a post, new chief executive',
  ),
  word('executive, senior leader, c suite', 'executive, leader'),
  word('ceo, chief executive, managing director', 'chief executive'),
  word('get on, chemistry, mismatch, wrong coach, change coach, do not like', 'wrong one, match proves poor'),
  word(
    'program, programme, project management, program management, programme management, pmo, project manager, program manager',
    'program, technical program management, program managers',
  ),
  word(
    'trouble, failing, in difficulty, rescue, recover, struggling, behind schedule, off track, late, delayed, red',
    'in difficulty, repair',
  ),
  word('status, report, reporting, progress', 'report, reporting, status'),
  word('vendor, supplier, third party, contractor, subcontractor', 'vendor, supplier, suppliers, vendors'),
  word('commission, kickback, resell, reseller, independent, conflict of interest', 'commissions, resale'),
  word('migration, migrate, cutover, go live, rollout', 'migration, cutover, migrations'),

  // Risk and resilience.
  word('risk, threat, danger, exposure, hazard', 'risk, threats'),
  word(
    'risk category, kinds of risk, types of risk, kind of risk, type of risk',
    'risk categories, kinds of risk',
  ),
  word(
    'resilience, operational resilience, business continuity, continuity, bcp, disaster recovery',
    'resilience, continuity, business continuity',
  ),
  word('framework, four step', 'framework, four-step framework'),
  word('reputation, reputational, brand', 'reputation, reputational, brand'),
  word('risk register, register', 'risk register, register'),
  word('tolerance, appetite, limit', 'tolerances, appetite, limit'),
  word('weakness, vulnerability, flaw, hole, bug, gap', 'weakness, weaknesses, vulnerability'),
  word('see our weaknesses, who sees', 'who gets to see, readers'),

  // Insights.
  word('analytics, data analysis, bi, business intelligence, data', 'analytics, data, evidence'),
  word('dashboard, scorecard, kpi, metric, report screen', 'dashboards, measures'),
  word(
    'market research, competitor, competitive intelligence, market intelligence, intelligence',
    'market intelligence, intelligence, market research',
  ),
  word('software, tool, licence, license, product', 'software, tools'),
  word('bad data, poor data, data quality, messy data, dirty data', 'data is poor'),
  word('fix, repair, clean up, cleaned', 'repaired, repair'),
  word('collaborate, collaboration', 'collaboration'),

  // Exercises.
  word(
    'exercise, drill, rehearsal, rehearse, tabletop, table top, war game, wargame, wargaming, practice run, simulation exercise',
    'exercise, exercises, tabletop, rehearse, wargaming',
  ),
  word('simulation, simulate, simulator', 'simulation'),
  word('vr, virtual reality, headset, immersive', 'virtual reality, headset'),
  word(
    'disturb, disrupt, interrupt, interfere, affect operations, live operations',
    'disturb, live operations',
  ),
  word(
    'regulator, supervisor, authority, watchdog, auditor, fca, pra',
    'regulator, supervisor, authorities, supervisors',
  ),

  // Incidents.
  word(
    'incident, crisis, emergency, incident response, emergency response, crisis response, crisis management',
    'incident response, incident, crisis, emergency',
  ),
  word(
    'hotline, 24/7, 24 hours a day, around the clock, day and night, at night, weekend, emergency line, emergency number',
    '24/7, hotline, at any hour, 24/7/365, around the clock',
  ),
  word(
    'hack, hacked, hacker, intruder, cyber attack, cyberattack, attack, breach, data breach, leak, intrusion, compromise, cyber incident',
    'cyber response, attacks, breach, intruder, cyber',
  ),
  word('ransomware, extortion, malware, virus, encrypted by', 'ransomware, extortion'),
  word(
    'phishing, fraud, scam, impersonation, social engineering, business email compromise',
    'fraud, deception, payment fraud, hijacked mailboxes',
  ),
  word(
    'tier, service tier, plan, package, level, service level, subscription',
    'service tiers, tiers, levels of readiness',
  ),
  word('on site, onsite, in person', 'on-site presence, on-site'),
  word(
    'retainer, without a contract, no contract, contract, without an agreement, not a client, agreement, not customers',
    'agreement, retainer, without an agreement',
  ),
  word('forensic, forensics, evidence, investigation, investigate', 'forensic, evidence'),
  word('timeline', 'response timeline, timeline'),
  word('outage, downtime, down, failure, unavailable', 'outage, downtime, outages'),
  word(
    'cyber, cybersecurity, cyber security, information security, infosec, it security',
    'cyber, cybersecurity',
  ),
  word(
    'press, media, journalist, public relations, pr, spokesperson, communication, communications, crisis communication',
    'press, communication, crisis communication, statements, spokespersons',
  ),

  // Industries.
  word(
    'hospital, health, healthcare, medical, nhs, clinic, clinical, patient, doctor, nurse, pharma, care provider',
    'healthcare, hospitals, clinical, health, patient',
  ),
  word(
    'bank, banking, finance, financial, financial services, asset manager, fintech, fund, investment, wealth manager, building society',
    'finance, banks, financial, asset managers',
  ),
  word(
    'insurer, insurance, reinsurer, underwriter, underwriting, broker, claims, lloyds',
    'insurance, insurers, underwriting, claims',
  ),
  word(
    'retail, retailer, shop, store, e commerce, ecommerce, supermarket, consumer goods, online shop',
    'retail, retailer, retailers',
  ),
  word(
    'university, school, college, campus, student, academic, higher education, faculty',
    'education, universities, schools, campus',
  ),
  word(
    'defence, defense, military, army, navy, armed forces, mod, weapons, aerospace',
    'defense, defence, military, mission',
  ),
  word(
    'government, public sector, public body, public bodies, council, ministry, local authority, public authority, municipality, civil service, local government, state agency, public authorities',
    'government, public services, public bodies, local government',
  ),
  word(
    'technology, tech, software company, software companies, saas, cloud, startup, start up, it company, technology company, platform company, tech company',
    'technology, cloud, platform',
  ),
  word('supply chain, supply, sourcing, logistics', 'supply chain, supply, supply-chain'),
  word(
    'black friday, christmas, peak season, holiday season, peak trading, peak',
    'peak trading, Black Friday, Christmas',
  ),
  word('recall, product recall, contamination', 'recall, recalls, product crisis'),
  word('card payment, payments page, pci, checkout', 'payment page, PCI DSS'),
  word('claim, surge', 'surge, claims'),
  word('exam, term, semester', 'examinations'),
  word('security clearance, classified, classification', 'classified, classification'),
  word('measure, measured, measurement, outcome, result, success, kpis', 'results, measures, measured'),

  // Insights and resources.
  word(
    'article, blog, publication, research, paper, white paper, whitepaper, reading',
    'white papers, papers, article, insights',
  ),
  word('podcast, listen, audio', 'podcast'),
  word(
    'newsletter, briefing, mailing list, subscribe, subscription, sign up, weekly email',
    'weekly briefing, briefings, weekly intelligence briefing',
  ),
  word(
    'case study, case studies, success story, past work, past project, customer story',
    'case studies, engagements',
  ),
  word('webinar, online session, online event, event, seminar', 'webinars, sessions, live sessions'),
  word('upcoming, next, coming up, future, scheduled', 'upcoming sessions, upcoming'),
  word('recording, recorded, watch, replay', 'recorded, recordings'),
  word('attend, join, participate, register', 'register, open to'),
  word(
    'crisis assessment, readiness assessment, self assessment, readiness check, crisis readiness, questionnaire, checklists, quiz',
    'crisis readiness assessment, readiness, statements',
  ),
  word(
    'template, checklist, guide, resource, download, toolkit, library, material',
    'resources, template, guide, checklist',
  ),
  word('video', 'video'),

  // Security and data protection.
  word('encryption, encrypt, encrypted, cipher, cryptography', 'encryption, encrypted, AES-256'),
  word('tls, ssl, https, in transit', 'TLS, in transit'),
  word(
    'iso, iso 27001, soc 2, soc2, compliance, compliant, certified, accredited',
    'ISO 27001, SOC 2, compliance certifications, compliance standards',
  ),
  word('uptime, availability', 'uptime guarantee'),
  word(
    'mfa, 2fa, multi factor, two factor, second factor, access control, least privilege',
    'multi-factor authentication, access controls',
  ),
  word('backup, back up, restore', 'backups, backup'),
  word('background check, vetting, screening, screened', 'background checks, vetting, screening'),
  word(
    'report a vulnerability, report a bug, responsible disclosure, security report, bug bounty, security hole',
    'report a weakness, found a weakness, security contact',
  ),
  word('store, stored, save, saved, recorded data, retention, retain', 'stored, kept'),
  word('gdpr, data protection, personal data, data privacy', 'data protection, personal data, GDPR'),
  word('data centre, data center, hosting, infrastructure, server', 'infrastructure, data centres'),
  word('delete, deletion, erase, destroy', 'deleted, destroyed, deletion'),
  word('subprocessor, sub processor, sub contractor', 'sub-processors'),
  word('safe, secure, security, protect, protection', 'security, protect, protection'),
];

/** Words that say that something is asked, not what. They count only where nothing else was said. */
export const FILLERS = new Set(
  (
    'tell show give say explain describe know want need like please help offer provide do does did get got have has had ' +
    'work working company firm organisation organization business calder vance kind type sort thing something anything ' +
    'information info detail details more about would could can may might should must will shall us me my our we you your ' +
    'many much lot some any also and or but then so too very really just interested looking look find see seen use used ' +
    'using make made take takes taken come comes go going involve include including mean means happen happens possible ' +
    'available support question questions ask asking hello hi hey thanks thank ok okay yes no what which who whom whose ' +
    'when why how where there here it its they them their this that these those one ones is are was were be been being ' +
    'am a an the of in on at to for with from by as into out up if not good best great new own able let think consider ' +
    'different specific particular exactly actually currently today now wondering does do doing done regarding related ' +
    'time day way per every each other others another such only even still deal handle run running build built ' +
    "describe list name serve serves served serving give gives given say says said put set i i'm im ive i've you're youre we're dont don't doesnt " +
    'try start started become keep keeping bring call called first second whether while during after before'
  ).split(' '),
);

/** Words that lead away from the site: where it uses them at all, it is as a figure of speech. */
export const ELSEWHERE = new Set(
  (
    'weather rain sunny joke poem song lyrics recipe cook bake dinner lunch restaurant pizza football soccer tennis ' +
    'cricket olympics movie cinema celebrity actor singer guitar piano mona horoscope astrology lottery bitcoin crypto ' +
    'cryptocurrency forex flight hotel vacation tourist dating girlfriend boyfriend homework algebra calculus ' +
    'photosynthesis python javascript html css translate translation spanish french german italian chinese japanese ' +
    'calories diet workout yoga cat dog puppy horse motorbike iphone games chess netflix tokyo paris rome berlin madrid ' +
    'president queen election vote religion god bible moon mars planet galaxy dinosaur everest mountain washing fridge ' +
    'sofa shoes fashion haircut tattoo universe weight baby novel wine fish tyre'
  ).split(' '),
);
