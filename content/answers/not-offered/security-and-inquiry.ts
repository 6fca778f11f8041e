import type { NotOffered } from '../types.ts';

export const PROTECTION_NOT_OFFERED: readonly NotOffered[] = [
  {
    id: 'not-offered.bodyguards',
    subject: 'bodyguards or close protection',
    near: 'incident-response.cover-people',
  },
  {
    id: 'not-offered.guards',
    subject: 'security guards or patrols',
    near: 'risk-resilience.overview',
  },
  {
    id: 'not-offered.alarm-systems',
    subject: 'alarm systems, cameras or locks',
    near: 'risk-resilience.overview',
  },
  {
    id: 'not-offered.private-investigators',
    subject: 'private investigators',
    near: 'insights-enablement.market-intelligence',
  },
  {
    id: 'not-offered.background-checks',
    subject: 'background checks on people or companies for you',
    near: 'insights-enablement.market-intelligence',
  },
  {
    id: 'not-offered.lie-detectors',
    subject: 'lie detectors or bug sweeps',
    near: 'executive-coaching.confidential',
  },
  {
    id: 'not-offered.drones',
    subject: 'drones or drone detection',
    near: 'training-exercises-simulation.overview',
  },
  {
    id: 'not-offered.kidnap-negotiation',
    subject: 'negotiators in kidnappings',
    near: 'incident-response.coverage',
  },
  {
    id: 'not-offered.event-security',
    subject: 'event security or crowd control',
    near: 'training-exercises-simulation.overview',
  },
  {
    id: 'not-offered.travel-security',
    subject: 'travel bookings or travel security passes',
    near: 'incident-response.cover-disaster',
  },
  {
    id: 'not-offered.weapons',
    subject: 'weapons or protective equipment',
    near: 'defense.overview',
  },
  {
    id: 'not-offered.first-aid',
    subject: 'first-aid courses or fire-warden training',
    near: 'training-exercises-simulation.skills',
  },
  {
    id: 'not-offered.self-defence',
    subject: 'self-defence or shooting courses',
    near: 'training-exercises-simulation.skills',
  },
  {
    id: 'not-offered.evidence-lab',
    subject: 'laboratory tests or criminal forensics',
    near: 'incident-response.cyber',
  },
  {
    id: 'not-offered.surveillance-of-staff',
    subject: 'covert monitoring of employees',
    near: 'incident-response.cover-cyber',
  },
  {
    id: 'not-offered.penetration-testing',
    subject: 'penetration testing',
    near: 'training-exercises-simulation.cybersecurity',
  },
  {
    id: 'not-offered.bug-bounty',
    subject: 'bug bounties',
    near: 'security.report-weakness',
  },
  {
    id: 'not-offered.soc-service',
    subject: 'a managed security operations centre for clients',
    near: 'incident-response.overview',
  },
  {
    id: 'not-offered.antivirus',
    subject: 'antivirus or security software',
    near: 'training-exercises-simulation.cybersecurity',
  },
  {
    id: 'not-offered.data-recovery',
    subject: 'recovery of data from broken devices',
    near: 'incident-response.recovery',
  },
  {
    id: 'not-offered.dark-web',
    subject: 'dark web monitoring of personal accounts',
    near: 'insights-enablement.market-intelligence',
  },
  {
    id: 'not-offered.awareness-platform',
    subject: 'phishing tests or e-learning on security',
    near: 'training-exercises-simulation.cybersecurity',
  },
];
