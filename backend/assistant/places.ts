import type { ChatSource } from '../../shared/chat.ts';

export const CONTACT: ChatSource = { title: 'Contact', url: '/#contact' };

export const INCIDENT_RESPONSE: ChatSource = {
  title: '24/7 Incident Response',
  url: '/services/incident-response#hotline',
};
