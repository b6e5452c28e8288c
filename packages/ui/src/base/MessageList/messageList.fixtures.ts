import { expect, waitFor } from 'storybook/test'
import type { MessageItem } from './MessageItem.ts'

export const bruno = 'Bruno Saldaño'
export const messages: MessageItem[] = [
  {
    id: 1,
    author: bruno,
    text: 'Buenas, ¿la bomba es centrífuga o presurizadora?',
    date: '2026-11-19T12:02:00Z',
  },
  {
    id: 2,
    isOwn: true,
    state: 'read',
    text: 'Es una presurizadora de 0,5 HP.',
    date: '2026-11-19T12:10:00Z',
  },
  { id: 3, isOwn: true, state: 'read', text: 'Tiene unos seis años.', date: '2026-11-19T12:10:30Z' },
  { id: 4, author: bruno, text: 'Perfecto. El jueves puedo pasar a verla.', date: '2026-11-20T13:01:00Z' },
  { id: 5, isOwn: true, state: 'sent', text: 'Dale, ¿a qué hora?', date: '2026-11-20T13:05:00Z' },
]
export const failed: MessageItem = {
  id: 'a',
  isOwn: true,
  state: 'failed',
  text: 'Mañana a las 9',
  date: '2026-11-20T13:09:00Z',
  error: 'El sitio no responde por un momento. Intentá de nuevo enseguida.',
}
export const many = Array.from({ length: 30 }, (_, index): MessageItem => ({
  id: index,
  ...(index % 3 === 0 ? { isOwn: true, state: 'read' } : { author: bruno }),
  text: `Mensaje ${index + 1}`,
  date: new Date(Date.UTC(2026, 10, 20, 12, index)),
}))

/** Messages of many heights. */
export const twoHundred: MessageItem[] = Array.from({ length: 200 }, (_, index) => ({
  id: `m${index}`,
  ...(index % 3 === 0 ? { isOwn: true, state: 'read' } : { author: bruno }),
  text: `Mensaje ${index + 1}${' y su detalle'.repeat((index * 7) % 23)}`,
  date: new Date(Date.UTC(2026, 10, 1, 12, index * 3)),
}))

export const nextFrames = async () => {
  for (let frame = 0; frame < 4; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

/** Returns the messages in view. */
export function messagesInView(scroller: HTMLElement): HTMLElement[] {
  const view = scroller.getBoundingClientRect()
  return [...scroller.querySelectorAll<HTMLElement>('[data-message]')].filter((message) => {
    const { top, bottom } = message.getBoundingClientRect()
    return bottom > view.top && top < view.bottom
  })
}

/** Scrolls and waits until messages are in view there. */
export async function scrollTo(scroller: HTMLElement, top: number): Promise<void> {
  scroller.scrollTop = top
  await nextFrames()
  await waitFor(() => expect(messagesInView(scroller).length).toBeGreaterThan(2))
}
