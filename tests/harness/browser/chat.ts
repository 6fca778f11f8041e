import type { Locator, Page } from '@playwright/test';

import type { ChatReply } from '#shared/chat.ts';

import { expect } from './site-test.ts';

export const CHAT_ROUTE = '**/functions/v1/chat';

export const chatButton = (page: Page): Locator => page.getByRole('button', { name: 'Chat', exact: true });
export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'AI assistant' });
export const chatInput = (page: Page): Locator => drawer(page).getByLabel('Your message');
export const chatLog = (page: Page): Locator => drawer(page).getByRole('log');
export const scroller = (page: Page): Locator => drawer(page).getByRole('region', { name: 'Conversation' });

export async function openChat(page: Page): Promise<void> {
  await chatButton(page).click();
  await expect(chatInput(page)).toBeFocused();
}

export async function ask(page: Page, question: string): Promise<void> {
  await chatInput(page).fill(question);
  await chatInput(page).press('Enter');
}

type StreamedEvent = { event: string; data: unknown };

/** A reply as the server streams it. */
function streamed(answer: ChatReply): string {
  const events: StreamedEvent[] = [
    { event: 'delta', data: { text: answer.reply } },
    { event: 'done', data: answer },
  ];
  return events.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join('');
}

/** Answers every question with `answer`, so that a test does not depend on the site's texts. */
export async function answerWith(page: Page, answer: ChatReply): Promise<void> {
  await page.route(CHAT_ROUTE, (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: streamed(answer) }),
  );
}

/**
 * Lets a test write a reply's stream event by event. Playwright's `route.fulfill` sends only a whole body, so this
 * replaces the page's `fetch` instead.
 */
export async function writeByHand(page: Page): Promise<(event: string, data: unknown) => Promise<void>> {
  await page.evaluate(() => {
    const real = window.fetch;
    const encoder = new TextEncoder();
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.endsWith('/functions/v1/chat')) return real(input, init);
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          stream = controller;
          document.documentElement.dataset['chatStream'] = 'open';
        },
      });
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
    };
    document.addEventListener('test:chat', (event) => {
      if (!(event instanceof CustomEvent)) return;
      const [name, data] = event.detail as [string, string];
      stream?.enqueue(encoder.encode(`event: ${name}\ndata: ${data}\n\n`));
      if (name !== 'done') return;
      stream?.close();
      delete document.documentElement.dataset['chatStream'];
    });
  });
  return async (event, data) => {
    // Before the question is sent there is nothing to write to.
    await page.locator('html[data-chat-stream]').waitFor();
    await page.evaluate((detail) => void document.dispatchEvent(new CustomEvent('test:chat', { detail })), [
      event,
      JSON.stringify(data),
    ] as const);
  };
}
