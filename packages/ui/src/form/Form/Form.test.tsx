import { defineForm, text } from '@plomada/define'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { en } from '../../messages/index.ts'
import { Provider } from '../../provider/index.ts'
import { Form, FormFields, SubmitButton } from '../index.ts'

const codeForm = defineForm({ code: text('Code', z.string().check(z.minLength(1, 'Enter the code')), '') })
const page = (onSubmit: (data: { code: string }) => Promise<void>) => (
  <Provider messages={en} locale="en-US">
    <Form form={codeForm} onSubmit={onSubmit}>
      <FormFields form={codeForm} />
      <SubmitButton>Confirm</SubmitButton>
    </Form>
  </Provider>
)

const fillIn = () => fireEvent.change(screen.getByLabelText(/Code/), { target: { value: '407188' } })
const settle = () => act(async () => {})

async function submit() {
  await settle()
  expect(screen.queryByText('Enter the code')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await settle()
}

afterEach(cleanup)

test('a form is not judged by its initial values after it was filled in, however early that was', async () => {
  const onSubmit = vi.fn<() => Promise<void>>(async () => {})
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const isShown = new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      if (!container.querySelector('input')) return
      observer.disconnect()
      // Before the effects of the first rendering, which run after the paint.
      fillIn()
      resolve()
    }).observe(container, { childList: true, subtree: true })
  })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  root.render(page(onSubmit))
  await isShown
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await submit()
  expect(onSubmit).toHaveBeenCalledOnce()
  act(() => root.unmount())
  container.remove()
})
