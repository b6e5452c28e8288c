import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { en } from '../../messages/index.ts'
import { Provider } from '../../provider/index.ts'
import { stubBrowser } from '../../testing/jsdom/stubBrowser.ts'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

beforeAll(stubBrowser)
// In a browser, what is in a closed dialog cannot be focused. jsdom would focus it.
beforeAll(() => {
  const { focus } = HTMLElement.prototype
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementation(function focusIfShown(
    this: HTMLElement,
    options,
  ) {
    if (!this.closest('dialog:not([open])')) focus.call(this, options)
  })
})
afterEach(cleanup)

const renderDialog = ({ isOpen, ...props }: Partial<DialogProps>) => (
  <Provider messages={en} locale="en-US">
    <Dialog isOpen={isOpen ?? true} onClose={() => undefined} title="Filters" {...props}>
      {props.children ?? <TextField label="Name" />}
    </Dialog>
  </Provider>
)
// oxlint-disable-next-line jsx-a11y/no-autofocus -- what is tested
const children = <TextField label="Name" autoFocus />
const actions = (
  <>
    <Button>Keep</Button>
    <Button>Delete</Button>
  </>
)

describe.each([
  ['that opens when it mounts', [true]],
  ['that opens later', [false, true]],
  ['that opens again', [true, false, true]],
])('a dialog %s', (_, states) => {
  const open = (props: Partial<DialogProps>, reactStrictMode: boolean) => {
    const { rerender } = render(renderDialog({ ...props, isOpen: states[0] ?? true }), { reactStrictMode })
    for (const isOpen of states.slice(1)) rerender(renderDialog({ ...props, isOpen }))
    return document.activeElement
  }

  test.each<DialogProps['role']>(['dialog', 'alertdialog'])(
    'focuses its content with autoFocus as %s',
    (role) => {
      expect(open({ role, children, actions }, false)).toBe(screen.getByRole('textbox', { name: 'Name' }))
    },
  )

  test.each([false, true])('has the focus itself otherwise, in strict mode %s', (isStrict) => {
    expect(open({ actions }, isStrict)).toBe(screen.getByRole('dialog', { name: 'Filters' }))
  })

  test.each([false, true])('focuses the first action of an alert, in strict mode %s', (isStrict) => {
    expect(open({ actions, role: 'alertdialog' }, isStrict)).toBe(
      screen.getByRole('button', { name: 'Keep' }),
    )
  })
})

test('a dialog whose role changes stays open', () => {
  const { rerender } = render(renderDialog({ actions }))
  rerender(renderDialog({ actions, role: 'alertdialog' }))
  expect(screen.getByRole('alertdialog', { name: 'Filters' })).toHaveProperty('open', true)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' }))
})
