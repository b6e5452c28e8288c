import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { en } from '../../messages/index.ts'
import { Provider } from '../../provider/index.ts'
import { stubBrowser } from '../../testing/jsdom/stubBrowser.ts'
import type { MessageItem } from './MessageItem.ts'
import { MessageList } from './MessageList.tsx'

beforeAll(stubBrowser)
afterEach(cleanup)

const createMessage = (id: number, text = `Message ${id}`): MessageItem => ({
  id,
  author: 'Bruno',
  text,
  date: new Date(Date.UTC(2026, 10, 20, 12, id)),
})
const own: MessageItem = { id: 90, isOwn: true, state: 'failed', text: 'Mine', date: '2026-11-20T14:00:00Z' }
const createMessages = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => createMessage(from + index))

const renderList = (initial: readonly MessageItem[] | undefined) => {
  const element = (messages: readonly MessageItem[] | undefined) => (
    <Provider messages={en} locale="en-US" timeZone="UTC">
      <MessageList label="With Bruno" messages={messages} />
    </Provider>
  )
  const { rerender } = render(element(initial))
  return (messages: readonly MessageItem[] | undefined) => rerender(element(messages))
}

/** Scrolls to the start of a list that is higher than its frame. jsdom has no layout. */
const scrollUp = () => {
  const scroller = screen.getByRole('group', { name: 'With Bruno' })
  Object.defineProperties(scroller, { scrollHeight: { value: 2000 }, clientHeight: { value: 400 } })
  for (const top of [1600, 0]) {
    scroller.scrollTop = top
    fireEvent.scroll(scroller)
  }
}

/** Returns the texts that the live region receives from now on. */
const listen = () => {
  const texts: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      texts.push(...(type === 'childList' ? [...addedNodes] : [target]).map((node) => node.textContent ?? ''))
  })
  observer.observe(screen.getByRole('status'), { childList: true, characterData: true, subtree: true })
  return async () => {
    await Promise.resolve()
    return texts.filter((text) => text !== '')
  }
}

test('counts every message that arrives out of view, also several at once', () => {
  const update = renderList(createMessages(10, 20))
  scrollUp()
  update(createMessages(10, 25))
  expect(screen.getByRole('button', { name: '5 new messages' })).toBeTruthy()
  update(createMessages(10, 26))
  expect(screen.getByRole('button', { name: '6 new messages' })).toBeTruthy()
})

test('does not count own messages, and none after the list has moved to an own one', () => {
  const update = renderList(createMessages(10, 20))
  scrollUp()
  update([...createMessages(10, 20), own, createMessage(95)])
  expect(screen.getByRole('button', { name: '1 new message' })).toBeTruthy()
  update([...createMessages(10, 20), own, createMessage(95), createMessage(96), { ...own, id: 97 }])
  expect(screen.queryByRole('button')).toBeNull()
})

test('does not count earlier messages that load together with a new one', () => {
  const update = renderList(createMessages(10, 20))
  scrollUp()
  update(createMessages(0, 21))
  expect(screen.getByRole('button', { name: '1 new message' })).toBeTruthy()
})

test('neither counts nor announces the messages of another conversation', async () => {
  const update = renderList(createMessages(10, 20))
  scrollUp()
  const getAnnouncements = listen()
  update(createMessages(50, 70))
  expect(screen.queryByRole('button')).toBeNull()
  expect(await getAnnouncements()).toEqual([])
})

test('announces a message with the same text as the one before', async () => {
  const update = renderList([createMessage(1)])
  const getAnnouncements = listen()
  update([createMessage(1), createMessage(2, 'ok')])
  update([createMessage(1), createMessage(2, 'ok'), createMessage(3, 'ok')])
  expect(await getAnnouncements()).toEqual(['Bruno: ok', 'Bruno: ok'])
})

test('announces the first message of a conversation that was empty', async () => {
  const update = renderList([])
  const getAnnouncements = listen()
  update([createMessage(1, 'Hello')])
  expect(await getAnnouncements()).toEqual(['Bruno: Hello'])
})

test('announces no message that loads with the conversation', async () => {
  const update = renderList(undefined)
  update([createMessage(1), createMessage(2)])
  const getAnnouncements = listen()
  update([createMessage(1), createMessage(2)])
  expect(await getAnnouncements()).toEqual([])
  expect(screen.getByRole('status').textContent).toBe('')
})

test('announces no earlier message when a later one is discarded', async () => {
  const update = renderList([createMessage(1), own])
  const getAnnouncements = listen()
  update([createMessage(1)])
  expect(await getAnnouncements()).toEqual([])
})
