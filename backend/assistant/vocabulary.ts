import { FIRM } from '../../content/firm.ts';

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
    'how long, duration, length, how many weeks, how many months, how many hours, how many days, hours a week, how much time, how much of my time, time commitment',
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
  aspect(
    'email, e mail, email address, mail',
    ['e-mail, by e-mail, privacy questions', FIRM.email.split('@')[1]].join(', '),
  ),
  aspect(
    'contact, reach you, get in touch, in touch, enquire, enquiry, inquiry, talk to, speak to, consultation, appointment, book a call, schedule',
    'contact, enquiry, response within, by e-mail',
  ),
  aspect(
    'cancel, terminate, termination, notice, how much notice, notice period, leave, quit, stop, break off, exit, withdraw, opt out, end the contract',
    'notice, leave, break off, end it, 30 days',
  ),
  aspect('stage, step, phase, process', 'stages, steps, phases, five steps, four stages, the route'),
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
    'principles, what AI first means, same people',
  ),
  aspect(
    'free, free of charge, no charge, gratis, have to pay, pay to read',
    'free of charge, no charge, clients and subscribers, open to everyone',
  ),
  aspect(
    'how often, frequency, how regularly, how frequently, rhythm',
    'rhythm, weekly, quarterly, monthly, every',
  ),
  aspect('how big, how large, size, how many pages', 'page, pages'),
  aspect(
    'what do you need, from our side, our part, contribute, which of our people, which of our staff, which staff, input, provide from our side, must we bring, client bring, expected of us, required of us',
    'need from us, contribute, what it asks of you, which of our people',
  ),
  aspect('author, wrote, written by, presenter, presented by, speaker', 'practice, presenter'),
  aspect('difference, compare, comparison, versus, vs', ''),

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
  word('figure, statistic, percentage', 'figures, working figures, working targets'),
  word('what remains, what stays, left with us, keep afterwards, stays with us', 'what stays, stay with you'),
  word('uk, united kingdom, great britain, england', 'London, United Kingdom, Britain'),
  word('usa, united states, america', 'New York, San Francisco, United States'),
  word('emergency services, ambulance, fire brigade', 'emergency services'),
  word('country, countries, international, global, worldwide, abroad, overseas', 'countries'),
  word('cv, resume, biography, bio, profile, who would lead', 'profiles, lead the work, leadership'),
  word('hr, personnel, human resources', 'human resources, staff'),
  word('cro, chief risk officer', 'chief risk officer, risk officers'),
  word('second line, risk function, internal audit', 'second line, risk function, internal audit'),
  word('cfo, finance director, chief financial officer', 'finance'),
  word('cio, cto, ciso, it director', 'technology, technology chiefs'),
  word('guarantee, promise, commit, commitment, assurance', 'guarantee, guaranteed, promise, commit'),
  word('refund, money back, reimburse', 'own cost, no charge'),
  word('lawyer, counsel, attorney, legal, solicitor, general counsel', 'lawyers, counsel, legal'),
  word('privilege, privileged, legal privilege', 'through your lawyers, privilege'),
  word('replace people, who leaves, substitute, stand in, deputy', 'replaced, deputy, deputies'),
  word('expense, travel cost, disbursement', 'expenses'),
  word(
    'visit, first meeting, first conversation, first talk, first call, introductory',
    'first conversation, first meeting, first talk',
  ),
  word('nda, non disclosure', 'confidentiality agreement, confidence'),
  word('tailor, tailored, bespoke, customised, made to measure', 'adapt, made for your own case, custom'),

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
  word(
    'fail, failed, resit, retake, try again, second chance, second attempt, flunk, pass',
    'failure, second attempt, failed',
  ),
  word('expire, expiry, valid, validity, renew, renewal, lapse', 'validity, renewed, renew, lapses'),
  word('hallucinate, hallucination, made up, fabricated', 'invented sources, mistaken'),
  word('prompt, prompting, prompt engineering', 'prompt'),
  word('copilot, chatbot, assistant, ai assistant', 'assistants, AI assistant'),
  word('ai agent, agent, autonomous agent', 'AI agents'),
  word('online, remote, remotely, zoom, virtually, video call', 'online'),
  word('on our premises, in house, at our office, our place', 'on your premises, your office'),
  word('train the trainer, own trainers, our own staff, own people', 'own people, your own people'),
  word('engineer, developer, technical staff, analyst, specialist', 'engineers, specialists, analysts'),
  word('manager, middle management, head of department, function head', 'managers, function heads'),
  word('model, algorithm', 'model, models'),
  word('bias, fairness, discrimination, discriminate', 'fairness, equality, bias'),
  word('explain a decision, explainable, explainability, black box', 'explainability'),

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
  word('diagnosis, diagnostic, find out what is wrong', 'diagnosis, discover'),
  word('option, alternative', 'options'),
  word('implement, implementation, execute, execution, put into practice', 'deliver, execute, put in place'),
  word(
    'cash, run out of money, running out of money, insolvency, insolvent, bankrupt, bankruptcy, liquidity',
    'cash, liquidity',
  ),
  word('turn round, turn around, loss making, losing money, behind plan', 'recover performance'),
  word('cut costs, cost cutting, cost reduction, saving, efficiency', 'savings, improvements, cost'),
  word('headcount, redundancy, layoff, downsizing, hierarchy, layer', 'staffing plan, layers'),
  word(
    'decision rights, who decides, authority to decide, delegation, raci',
    'decision rights, delegations, authority',
  ),
  word('profit, profitability, margin', 'profit, margin'),
  word('expand, expansion, market entry, new market, growth, grow', 'markets, growth, where to compete'),
  word('rival, competition', 'rivals, competitors'),
  word('outside expert, external expert, freelancer', 'outside expert'),
  word('sponsor', 'sponsor'),
  word('therapy, therapist, counselling, mental health', 'therapy'),
  word('feedback, interview', 'interviews, findings'),
  word('goal, objective, aim, target', 'aims, objectives, targets'),
  word('take notes, notes, write down, written down', 'notes, written down'),
  word('speech, presentation, public speaking', 'speech, statements'),
  word('quarrel, conflict, divided, dysfunctional', 'divided, dispute, disputes'),
  word('choose a coach, pick a coach, several coaches, meet the coach', 'meet two, coaches to meet'),
  word(
    'overrun, over budget, slip, slipped, missed deadline, date has moved',
    'date has moved, in difficulty',
  ),
  word('traffic light, rag, red amber green, green', 'green'),
  word('agile, scrum, waterfall', 'short cycles, method'),
  word('baseline, rebaseline', 'baseline'),
  word('contingency, reserve', 'contingency, reserves'),
  word('accept, acceptance, sign off, signed off, inspect', 'accepted, acceptance, inspected'),
  word('change request, scope creep, change of scope', 'change requests, scope'),
  word(
    'knowledge transfer, handover, hand over, when you leave, left behind',
    'handover, on file when we leave, knowledge',
  ),
  word('erp, core system, core banking, data centre move', 'core systems'),
  word('close, closing, close out', 'close'),
  word('governance, steering committee, steering group', 'governance, committee'),

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
  word(
    'dependency, dependence, single point of failure, bottleneck, concentration',
    'dependencies, dependence, single points of failure',
  ),
  word(
    'early warning, leading indicator, indicator, signal, warning sign',
    'early warning, early-warning indicators, indicators, signal',
  ),
  word('climate, esg, greenwashing, sustainability', 'climate'),
  word('currency, foreign exchange, fx, commodity', 'currencies, commodities'),
  word('credit risk, counterparty, default', 'counterparty, default'),
  word('insure, insured, insurance cover, uninsured', 'insurance cover, insured'),
  word('impact analysis, cost of downtime, cost of an outage', 'impact analysis, loss for every hour'),
  word('workshop', 'workshop, workshops'),
  word('near miss', 'near misses'),
  word(
    'crisis team, command structure, chain of command, commander, in charge, command',
    'commander, command, crisis team',
  ),
  word(
    'second source, second supplier, backup supplier, alternative supplier',
    'second suppliers, second source, substitute',
  ),

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
  word('forecast, predict, prediction, forecasting', 'forecasts'),
  word(
    'single source of truth, one version of the truth, conflicting numbers, definition',
    'definitions, different totals',
  ),
  word('self service', 'self-service analytics'),
  word(
    'inside information, insider, price sensitive, unpublished results',
    'insider rules, sensitive figures',
  ),
  word('who owns, should own, ownership, owner', 'owner, yours'),
  word('access right, permission, permissions', 'access rights, authorise, access'),
  word('assumption', 'assumptions'),

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
  word('halt, abort, call off, pause, too far, safety officer', 'halt play, pause, safety officer'),
  word(
    'debrief, lessons learned, after action, post mortem, post incident review',
    'debrief, lessons, review',
  ),
  word('graded, blame, performance review, appraisal', 'graded, without blame, blame'),
  word('actor, role player, played by', 'played by specialists, played'),
  word('inject, scenario', 'scenario, scenarios, injects'),
  word('full scale, large scale', 'full-scale exercise, full-scale'),
  word('control room, plant, substation, industrial', 'control room, plant'),

  // Incidents.
  word(
    'incident, crisis, emergency, incident response, emergency response, crisis response, crisis management',
    'incident response, incident, crisis, emergency',
  ),
  word(
    'hotline, 24/7, 24 hours a day, around the clock, day and night, at night, weekend, sunday, saturday, bank holiday, midnight, out of hours, after hours, in the morning, emergency line, emergency number',
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
  word('police, law enforcement, fbi', 'law enforcement, police'),
  word('who answers, who picks up, call centre, voicemail, menu', 'who answers, responder'),
  word('mailbox, email account', 'hijacked mailboxes'),
  word('rogue employee, disgruntled employee, insider threat', 'misuse of access, from within'),
  word(
    'kidnap, kidnapping, detained, missing person, abducted, arrested abroad',
    'missing or detained staff',
  ),
  word(
    'natural disaster, fire, flood, storm, hurricane, earthquake, wildfire',
    'fire, flood and storm, storm',
  ),
  word('power cut, blackout, electricity, power outage', 'power'),
  word('dawn raid, inspection, raid', 'unannounced inspections, supervisory visit'),
  word(
    'fake news, disinformation, misinformation, smear, smear campaign, rumour, deepfake',
    'hostile campaigns, false reports, disinformation, rumour, impersonation',
  ),
  word('allegation, misconduct, scandal', 'allegations'),
  word('evacuate, evacuation, travel emergency', 'evacuation'),
  word('violence, violent, active shooter, terror, terrorist, terrorism', 'violence, terrorist attack'),
  word('switch off, turn off, shut down, unplug, power down', 'switched on, disconnect, switch off'),
  word('restore, restoration, recovery, rebuild, recover', 'restoration, restored, recovery'),
  word('duty team, standby, on call, mobilise, mobilisation', 'duty team, on call, team mobilization'),
  word('dedicated team, own team of responders', 'dedicated team'),
  word(
    'notify, notification, inform clients, tell clients, tell customers, disclose, report to the regulator',
    'tell affected clients, notify, deadlines, disclosed',
  ),
  word('strategic plan, written plan, action plan', 'strategic plan'),

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
  word('rollback, roll back, revert, bad release, faulty update', 'rollback, reversed, faulty update'),
  word('open source, sbom, component, library version, dependency list', 'component inventories, component'),
  word('help desk, helpdesk, service desk, password reset', 'help desk, password resets'),
  word('till, point of sale, pos, checkout offline', 'till, offline selling'),
  word('warehouse, distribution centre, fulfilment', 'warehouse'),
  word('catastrophe, nat cat, accumulation', 'catastrophe, accumulation'),
  word('solvency, orsa, capital requirement', 'solvency'),
  word('reinsurance, reinsurer, cedant', 'reinsurance'),
  word('ministry, minister, mayor, councillor', 'minister, ministers, mayors'),
  word('legacy, old system, outdated, legacy system', 'legacy, old systems'),
  word('freedom of information, foi', 'freedom of information'),
  word('automated decision, appeal', 'human appeal, automated decision, appeal'),
  word('tender, rfp, procurement, bid', 'procurement'),
  word('export control, foreign interference, research partner', 'export control, screening of partners'),
  word('plagiarism, cheating, essay, proctoring, homework by ai', 'AI in teaching, proctoring'),
  word('admission, enrolment, enrollment, intake', 'enrolment, admissions'),
  word('ward, bedside', 'wards, ward'),
  word('pathology, laboratory, lab, pharmacy', 'laboratory, pharmacy, pathology'),
  word('mass casualty, major incident', 'major incident, mass-casualty'),
  word('exit plan, exit strategy, exit from a provider', 'exit tested, exit'),
  word(
    'stress test, impact tolerance, important business service',
    'impact tolerance, impact tolerances, important business services',
  ),
  word('counterfeit, fake parts', 'counterfeit'),
  word('cmmc, dfars, nist 800 171, cui', 'CMMC, DFARS, NIST SP 800-171, controlled information'),
  word('status page, customer update', 'status page'),

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
  word('attend, join, participate, register, take part, taking part', 'register, open to, participants'),
  word(
    'crisis assessment, readiness assessment, self assessment, readiness check, crisis readiness, questionnaire, checklists, quiz',
    'crisis readiness assessment, readiness, statements',
  ),
  word(
    'template, checklist, guide, resource, download, toolkit, library, material',
    'resources, template, guide, checklist',
  ),
  word('video', 'video'),
  word(
    'format, file type, file format, excel, spreadsheet, pdf, powerpoint, slides',
    'PDF, spreadsheet, slides',
  ),
  word('unsubscribe, opt out, leave the list, stop emails', 'leave at any time'),
  word('subscriber, reader, readership', 'subscribers, executives who receive'),
  word(
    'paywall, members only, free access, who can read, open to everyone',
    'clients and subscribers, open to everyone',
  ),
  word('transcript', 'transcript, transcripts'),
  word(
    'seat, place, signed up, sign up for, registered, attendee, participant',
    'places, registered, participants',
  ),
  word('private session, for our own team, own leadership team', 'held in private, own leadership team'),
  word('score, scoring, benchmark, rating', 'score'),
  word('on paper, print, printed, paper version, offline', 'printed, on paper, offline'),
  word('published, publish, released', ''),

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
  word(
    'background check, vetting, vet, screening, screened',
    'background checks, vetting, screening, assessed',
  ),
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
  word('password', 'passwords'),
  word('joiner, leaver, leaver, someone leaves, ex employee, former employee', 'leaves, withdrawn'),
  word('monitoring, soc, siem, security operations', 'security operations centre, monitoring'),
  word('patch, patching', 'patched'),
  word('penetration test, pen test, pentest, red team', 'threat-led, red teams, tested, scanned'),
  word('mobile device, device', 'devices, laptops'),
  word('subpoena, warrant, government request, court order', 'demands from authorities, court'),
  word('security questionnaire, due diligence, audit, audited', 'security questionnaires, audits, audit'),
  word('encryption key, key management, keys', 'keys'),
  word(
    'chinese wall, ethical wall, keep clients apart, rival client, competing client, another client, other clients',
    'held apart, apart by engagement',
  ),
  word('whistleblow, whistleblower, speak up', 'report a concern, without blame'),
  word('firewall, network segmentation, zero trust, network', 'networks, zones'),
  word('code review, secure development', 'reviewed by a second person'),
  word('physical security, building access', 'physical access control'),
  word('good faith, security researcher, legal action', 'legal action, good faith'),
  word('end of the engagement, afterwards, after the project', 'end of an engagement, engagement closes'),
];

/** Words that say that something is asked, not what. They count only where nothing else was said. */
export const FILLERS = new Set(
  (
    'tell show give say explain describe know want need like please help offer provide do does did get got have has had ' +
    `work working company firm organisation organization business ${FIRM.name.toLowerCase()} kind type sort thing something anything ` +
    'information info detail details more about would could can may might should must will shall us me my our we you your ' +
    'many much lot some any also and or but then so too very really just interested looking look find see seen use used ' +
    'using make made take takes taken come comes go going involve include including mean means happen happens possible ' +
    'available support question questions ask asking hello hi hey thanks thank ok okay yes no what which who whom whose ' +
    'when why how where there here it its they them their this that these those one ones is are was were be been being ' +
    'am a an the of in on at to for with from by as into out up if not good best great new newest latest immediate immediately typical typically generally normally exact roughly approximately yourself yourselves ourselves own able let think consider ' +
    'different specific particular exactly actually currently today tomorrow yesterday now wondering does do doing done regarding related ' +
    'time day way per every each other others another such only even still deal handle run running build built ' +
    "describe list name serve serves served serving give gives given say says said put set i i'm im ive i've you're youre we're dont don't doesnt " +
    'not two three four five six seven eight nine ten over under without again back enough somebody someone anyone ' +
    'everyone everybody nobody around away soon already always ever maybe perhaps else instead yet until since because ' +
    'though although however sometimes usually mostly quite rather onto along upon between within ' +
    'exist exists existing contain contains consist concern concerns occur ' +
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
    'gmail google facebook instagram whatsapp amazon microsoft apple samsung tesla android smartphone petrol ' +
    'visa passport hotel apartment mortgage rent pension nba premier maths wedding birthday gift ' +
    'sofa shoes fashion haircut tattoo universe weight baby novel wine fish tyre'
  ).split(' '),
);
