import { defineForm, longText, number, select, text } from '@plomada/define'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { en } from '../../messages/index.ts'
import { Provider } from '../../provider/index.ts'
import { Form, FormFields } from '../index.ts'

afterEach(cleanup)

const options = [{ value: 'a', label: 'First' }]
const form = defineForm({
  name: text('Name', z.string(), '', { placeholder: 'example of a name' }),
  note: longText('Note', z.string(), '', { placeholder: 'example of a note' }),
  amount: number('Amount', z.number(), null, { placeholder: 'example of an amount' }),
  kind: select('Kind', z.enum(['a']), null, { options, placeholder: 'example of a kind' }),
})

test.each(['name', 'note', 'amount', 'kind'])('shows the translated placeholder of the field %s', (field) => {
  render(
    <Provider messages={en} locale="en-US">
      <Form form={form} onSubmit={async () => {}} translate={(text) => text.replace('example', 'Example')}>
        <FormFields form={form} />
      </Form>
    </Provider>,
  )
  const control = screen.getByLabelText(new RegExp(`^${field}`, 'i'))
  expect(control.getAttribute('placeholder') ?? control.textContent).toMatch(/^Example of/)
})
