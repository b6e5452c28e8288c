import { offerForm, tradeOptions } from '@plomada/domain'
import { Problem } from '@plomada/domain/define'
import { demoTrades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { Form, FormFields, SubmitButton } from '../index.ts'
import { ErrorSummary } from './ErrorSummary.tsx'

const guide: Guide = {
  use: 'Above the fields of a form that the server did not take. Form draws it by itself.',
  instead: {
    Notice: 'for a refusal that is about no field',
    TextField: 'which says at the field what is wrong with it',
  },
  anatomy: ['The sentence of the server', 'A link to each field, with what is wrong there'],
  do: ['Let the server name its fields by our names.'],
  dont: ['Do not draw it by hand inside a Form: there would be two.'],
  keys: { Tab: 'From link to link, then into the form', Enter: 'Brings the focus to that field' },
}

const send = fn()
const filled = {
  title: 'Pintar un living',
  description: 'Dos manos',
  budget: 48_000,
  address: 'Calle 48 n.º 1120',
  tradeIds: [1],
}

const meta = {
  title: 'Form/ErrorSummary',
  component: ErrorSummary,
  tags: ['interactive'],
  parameters: { guide },
  render: () => (
    <Form of={offerForm} initial={filled} given={{ tradeIds: tradeOptions(demoTrades) }} onSubmit={send}>
      <FormFields of={offerForm} />
      <SubmitButton>Crear Servicio</SubmitButton>
    </Form>
  ),
  beforeEach: () => {
    send.mockReset()
    send.mockRejectedValue(
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
const refuse = async (canvas: Canvas) => {
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Crear Servicio' })).toBeEnabled())
  canvas.getByRole('textbox', { name: 'Título' }).focus()
  await userEvent.keyboard('{Enter}')
  return canvas.findByRole('alert')
}

/** The focus goes to the summary, and each line leads to its field: a box, a list that opens, a group. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const alert = await refuse(canvas)
    await expect(alert).toHaveTextContent('Revisar los datos marcados')
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

/** A line goes when its field changes; the last one takes the summary along. */
export const Corrected: Story = {
  beforeEach: () => {
    send.mockRejectedValue(new Problem('invalid', { fields: { title: 'Please enter a title' } }))
  },
  play: async ({ canvas }) => {
    await refuse(canvas)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Título' }), ' y el comedor')
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument())
  },
}

/** A refusal that is about no field stays at the foot, and the focus where it was. */
export const NoField: Story = {
  beforeEach: () => {
    send.mockRejectedValue(new Problem('unexpected'))
  },
  play: async ({ canvas }) => {
    await refuse(canvas)
    await expect(canvas.getByRole('textbox', { name: 'Título' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Cerrar aviso' })).toBeVisible()
  },
}

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await refuse(canvas)
  },
}
