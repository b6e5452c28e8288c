import { defineForm, text } from '@plomada/define'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Dialog, type NoticeItem, NoticeRegion, ShareButton } from '../base/index.ts'
import { Form, type FormProps, SubmitButton } from '../form/index.ts'
import { en } from '../messages/index.ts'
import { Provider } from '../provider/index.ts'
import { listenToAnnouncements } from './listenToAnnouncements.ts'
import { stubBrowser } from './jsdom/stubBrowser.ts'

beforeAll(stubBrowser)
beforeAll(() => {
  CSS.supports ??= () => true
})
afterEach(cleanup)

const saved: NoticeItem = { id: 1, kind: 'success', text: 'Saved' }
const failed: NoticeItem = { id: 2, kind: 'error', text: 'Not saved' }

const renderRegion = ({ isOpen }: { isOpen: boolean }) => {
  const element = (notices: readonly NoticeItem[]) => (
    <Provider messages={en} locale="en-US">
      <NoticeRegion notices={notices} onClose={() => undefined} />
      <Dialog isOpen={isOpen} title="Edit" onClose={() => undefined}>
        Fields
      </Dialog>
    </Provider>
  )
  const { rerender } = render(element([]))
  return (notices: readonly NoticeItem[]) => rerender(element(notices))
}

test.each([
  ['on the page', false],
  ['in an open dialog', true],
])('NoticeRegion announces each message that arrives %s once', (_, isOpen) => {
  const update = renderRegion({ isOpen })
  const getAnnouncements = listenToAnnouncements()
  update([saved])
  expect(getAnnouncements()).toEqual([{ kind: 'polite', text: 'Saved' }])
  update([saved, failed])
  expect(getAnnouncements()).toEqual([{ kind: 'assertive', text: 'Not saved' }])
  expect(screen.getByText('Not saved').closest('dialog') !== null).toBe(isOpen)
})

const form = defineForm({ name: text('Name', z.string(), '') })
const submit = async (props: Pick<FormProps<typeof form>, 'onSubmit' | 'success'>) => {
  render(
    <Provider messages={en} locale="en-US">
      <Form form={form} {...props}>
        <SubmitButton>Send</SubmitButton>
      </Form>
    </Provider>,
  )
  const getAnnouncements = listenToAnnouncements()
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByRole('button', { name: 'Close notice' })
  return getAnnouncements()
}

test('Form announces its success once', async () => {
  const announcements = await submit({ onSubmit: async () => undefined, success: 'Sent' })
  expect(announcements).toEqual([{ kind: 'polite', text: 'Sent' }])
})

test('Form announces a failure once', async () => {
  const announcements = await submit({
    onSubmit: async () => {
      throw new Error('offline')
    },
  })
  expect(announcements).toMatchObject([{ kind: 'assertive' }])
})

test.each([
  ['that the link was copied', async () => undefined],
  [
    'the link where it cannot be copied',
    async () => {
      throw new Error('denied')
    },
  ],
])('ShareButton announces %s', async (_, writeText) => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  render(
    <Provider messages={en} locale="en-US">
      <ShareButton title="Drill" url="https://shop.example/drill" />
    </Provider>,
  )
  const getAnnouncements = listenToAnnouncements()
  fireEvent.click(screen.getByRole('button'))
  const close = await screen.findByRole('button', { name: 'Close notice' })
  expect(getAnnouncements()).toEqual([
    { kind: 'polite', text: close.parentElement?.querySelector('div')?.textContent },
  ])
  Reflect.deleteProperty(navigator, 'clipboard')
})
