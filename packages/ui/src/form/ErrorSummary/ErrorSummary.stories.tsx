import { offerForm, tradeOptions } from '@plomada/domain'
import { Problem } from '@plomada/domain/contract'
import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { en } from '../../messages/index.ts'
import type { Guide } from '../../testing/guide.ts'
import { Form, FormFields, SubmitButton } from '../index.ts'
import { ErrorSummary } from './ErrorSummary.tsx'

const guide: Guide = {
  whenToUse: 'Above the fields of a form, for errors from the server. Form includes it.',
  alternatives: {
    Notice: 'for an error that belongs to no field',
    TextField: 'for the error message at the field',
  },
  anatomy: ['Message of the server', 'Link to each field with its error'],
  do: ['Return field errors under the names of the form’s fields.'],
  dont: ['Do not add it to a Form. There would be two.'],
  keyboard: { Tab: 'Moves focus through the links, then into the form', Enter: 'Moves focus to the field' },
  messages: { lead: en['form.invalid'] },
}

const onSubmit = fn()
const initial = {
  title: 'Pintar un living',
  description: 'Dos manos',
  budget: 48_000,
  address: 'Calle 48 n.º 1120',
  tradeIds: [1],
}

const meta = {
  title: 'Patterns/Form/ErrorSummary',
  component: ErrorSummary,
  tags: ['interactive'],
  parameters: { guide },
  render: () => (
    <Form
      form={offerForm}
      initial={initial}
      options={{ tradeIds: tradeOptions(demoTrades) }}
      onSubmit={onSubmit}
    >
      <FormFields form={offerForm} />
      <SubmitButton>Crear Servicio</SubmitButton>
    </Form>
  ),
  beforeEach: () => {
    onSubmit.mockReset()
    onSubmit.mockRejectedValue(
      new Problem('invalid', {
        fields: {
          title: 'Please enter a title',
          city: 'La ciudad es obligatoria',
          tradeIds: 'Campo obligatorio',
        },
      }),
    )
  },
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

interface Canvas {
  getByRole: (role: string, options?: object) => HTMLElement
  findByRole: (role: string, options?: object) => Promise<HTMLElement>
}
const submitAndFail = async (canvas: Canvas) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Crear Servicio' })).toBeEnabled())
  canvas.getByRole('textbox', { name: 'Título' }).focus()
  await userEvent.keyboard('{Enter}')
  return canvas.findByRole('alert')
}

/** The summary takes the focus. Each link moves it to its field: a text field, a select or a group. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const alert = await submitAndFail(canvas)
    await expect(alert).toHaveTextContent('Revisá los datos marcados')
    await waitFor(() => expect(alert.parentElement).toHaveFocus())
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Título: Please enter a title' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Título' })).toHaveFocus()
    canvas.getByRole('link', { name: /^Ciudad/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('combobox', { name: /^Ciudad/ })).toHaveFocus()
    canvas.getByRole('link', { name: /Campo obligatorio/ }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('checkbox', { checked: true })).toHaveFocus()
  },
}

/** An error disappears when its field changes, and the summary with the last error. */
export const FieldChanged: Story = {
  beforeEach: () => {
    onSubmit.mockRejectedValue(new Problem('invalid', { fields: { title: 'Please enter a title' } }))
  },
  play: async ({ canvas }) => {
    await submitAndFail(canvas)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Título' }), ' y el comedor')
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())
  },
}

/** An error without a field appears in the footer and does not move the focus. */
export const ErrorWithoutField: Story = {
  beforeEach: () => {
    onSubmit.mockRejectedValue(new Problem('unexpected'))
  },
  play: async ({ canvas }) => {
    await submitAndFail(canvas)
    await expect(canvas.getByRole('textbox', { name: 'Título' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Cerrar aviso' })).toBeVisible()
  },
}

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await submitAndFail(canvas)
  },
}
