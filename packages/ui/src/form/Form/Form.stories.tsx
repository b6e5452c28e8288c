import { additionalInfoForm, offerForm, professionalForm, tradeOptions } from '@plomada/domain'
import { Problem } from '@plomada/domain/contract'
import { demoTrades, people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Form, FormFields, SubmitButton } from '../index.ts'
import type { Guide } from '../../testing/guide.ts'
import { esAR } from '../../messages/esAR.ts'

const form = additionalInfoForm({ ...people.maximiliano, firstName: '' })
const onSubmit = fn()

const guide: Guide = {
  whenToUse: 'For every form. Fields, validation and messages come from its definition.',
  alternatives: {
    FilterPanel: 'to choose what a list shows',
    TextField: 'for a field outside a form',
  },
  anatomy: [
    'Summary of errors from the server',
    'Fields',
    'Footer with the missing fields and the submit button',
  ],
  do: [
    'Throw errors of the server from `onSubmit`. They appear at their fields or in the footer.',
    'Save a `draft` if users may have to sign in first.',
  ],
  dont: ['Do not validate in `onSubmit`. The definition does.'],
  keyboard: { Tab: 'Moves focus to the next field', Enter: 'In a text field: submits a valid form' },
  messages: {
    missing: esAR['form.missing'],
    wrong: esAR['form.wrong'],
    pending: esAR.pending,
    unexpected: esAR.unexpected,
    uploadCanceled: esAR['form.uploadCanceled'],
  },
}

const meta = {
  title: 'Patterns/Form/Form',
  component: Form<typeof form>,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    form,
    label: 'Registrate',
    onSubmit,
    children: (
      <>
        <FormFields form={form} />
        <SubmitButton>Completar datos</SubmitButton>
      </>
    ),
  },
  beforeEach: () => {
    onSubmit.mockReset()
    onSubmit.mockResolvedValue(undefined)
  },
} satisfies Meta<typeof Form<typeof form>>

export default meta
type Story = StoryObj<typeof meta>

const english = new Map([
  ['Nombre', 'First name'],
  ['Apellido', 'Last name'],
  ['Telefono', 'Phone'],
])

/** The texts of the definition in another language than that of the page. */
export const Translated: Story = {
  args: {
    translate: (text) => english.get(text) ?? text,
    languageOf: (text) => ([...english.values()].includes(text) ? 'en' : undefined),
  },
  play: async ({ canvas }) => {
    const label = canvas.getByText('First name', { selector: 'label *' })
    await expect(label).toHaveAttribute('lang', 'en')
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Faltan: First name, Phone')
  },
}

const getParts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return {
    canvas,
    name: canvas.getByRole('textbox', { name: 'Nombre' }),
    phone: canvas.getByRole('textbox', { name: 'Telefono' }),
    button: canvas.getByRole('button'),
  }
}
const fillForm = async (canvasElement: HTMLElement) => {
  const { name, phone, button } = getParts(canvasElement)
  await userEvent.type(name, ' Maxi ')
  await userEvent.type(phone, '221 555-0142')
  await waitFor(() => expect(button).toBeEnabled())
  return button
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, button } = getParts(canvasElement)
    await expect(button).toBeDisabled()
    await expect(getComputedStyle(button).opacity).toBe('0.5')
    await expect(canvas.getByRole('status')).toHaveTextContent('Faltan: Nombre, Telefono')
  },
}

/** Errors appear after the user leaves the field. */
export const Touched: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, name } = getParts(canvasElement)
    await expect(canvas.queryByText('Campo obligatorio')).not.toBeInTheDocument()
    await userEvent.click(name)
    await userEvent.tab()
    await waitFor(() => expect(name).toHaveAccessibleDescription('Error: Campo obligatorio'))
    await expect(canvas.queryByText('La ciudad es obligatoria')).not.toBeInTheDocument()
  },
}

export const InvalidValue: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, name } = getParts(canvasElement)
    await userEvent.type(name, 'Maximiliano')
    await userEvent.tab()
    await waitFor(() => expect(name).toHaveAccessibleDescription('Error: Puede tener 10 caracters o menos'))
    await expect(canvas.getByRole('status')).toHaveTextContent('Falta: Telefono. Revisá: Nombre')
  },
}

/** Submits validated and trimmed data. Further clicks during submission do nothing. */
export const Submitting: Story = {
  play: async ({ canvasElement }) => {
    onSubmit.mockReturnValue(new Promise(() => undefined))
    const button = await fillForm(canvasElement)
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAccessibleName('procesando...'))
    await userEvent.click(button)
    await userEvent.click(getParts(canvasElement).name)
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(onSubmit).toHaveBeenCalledTimes(1)
    await expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ firstName: 'Maxi', phone: '2215550142' })
  },
}

export const SubmittedByKeyboard: Story = {
  args: { success: 'Datos completos', resetOnSuccess: true },
  play: async ({ canvasElement }) => {
    await fillForm(canvasElement)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(canvasElement).getByText('Datos completos')).toBeVisible())
    await expect(within(canvasElement).getByRole('textbox', { name: 'Nombre' })).toHaveValue('')
  },
}

/** After success and reset, the button ignores clicks and keeps the focus until the form changes. */
export const ResetAfterSuccess: Story = {
  args: { success: 'Datos completos', resetOnSuccess: true },
  play: async ({ canvasElement }) => {
    const { canvas, name } = getParts(canvasElement)
    const button = await fillForm(canvasElement)
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByText('Datos completos')).toBeVisible())
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveFocus()
    await expect(canvas.queryByText('Campo obligatorio')).not.toBeInTheDocument()
    await expect(onSubmit).toHaveBeenCalledTimes(1)
    await userEvent.type(name, 'M')
    await waitFor(() => expect(button).toBeDisabled())
    await expect(canvas.getByText('Falta: Telefono')).toBeVisible()
  },
}

/** An error from the server stays at its field until the value changes. The input is kept. */
export const FieldErrorFromServer: Story = {
  play: async ({ canvasElement }) => {
    onSubmit.mockRejectedValue(
      new Problem('invalid', { fields: { phone: 'Ese teléfono ya tiene una cuenta' } }),
    )
    await userEvent.click(await fillForm(canvasElement))
    const { canvas, phone } = {
      canvas: within(canvasElement),
      phone: within(canvasElement).getByRole('textbox', { name: 'Telefono' }),
    }
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/Ese teléfono ya tiene una cuenta/))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Revisá los datos marcados')
    await expect(phone).toHaveValue('221 555-0142')
    await userEvent.type(phone, '{Backspace}')
    await expect(phone).not.toHaveAccessibleDescription(/Ese teléfono/)
  },
}

export const ServerError: Story = {
  play: async ({ canvasElement }) => {
    onSubmit.mockRejectedValue(new TypeError('Failed to fetch'))
    await userEvent.click(await fillForm(canvasElement))
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('Algo falló de nuestro lado')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cerrar aviso' }))
    await expect(within(canvasElement).queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const AllFieldKinds: StoryObj = {
  render: () => (
    <Form form={offerForm} options={{ tradeIds: tradeOptions(demoTrades) }} onSubmit={async () => undefined}>
      <FormFields form={offerForm} />
      <SubmitButton>Crear Servicio</SubmitButton>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pintura' }))
    await expect(canvas.getByRole('checkbox', { name: 'Pintura' })).toBeChecked()
    await expect(canvas.getByRole('combobox', { name: /Ciudad/ })).toHaveTextContent('Almirante Brown')
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Faltan: Título, Descripción, Presupuesto, Dirección',
    )
  },
}

/** An optional choice has an option for no value. */
export const OptionalChoice: StoryObj = {
  render: () => (
    <Form form={professionalForm} onSubmit={async () => undefined}>
      <FormFields form={professionalForm} only={['shift', 'days', 'city']} />
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const shift = within(canvasElement).getByRole('combobox', { name: 'Horario' })
    await expect(shift).toHaveTextContent('Sin indicar')
    await expect(within(canvasElement).getByRole('combobox', { name: /Ciudad/ })).toHaveTextContent('Elegir')
  },
}

/** The form can be completed with the keyboard. */
export const ByKeyboard: Story = {
  args: { success: 'Datos completos' },
  play: async ({ canvasElement }) => {
    const { canvas, name, phone } = getParts(canvasElement)
    await userEvent.tab()
    await expect(name).toHaveFocus()
    await userEvent.keyboard('Maxi')
    while (document.activeElement !== phone) await userEvent.tab()
    await userEvent.keyboard('2215550142')
    await waitFor(() => expect(canvas.getByRole('button')).toBeEnabled())
    while (document.activeElement !== canvas.getByRole('button')) await userEvent.tab()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(canvas.getByText('Datos completos')).toBeVisible())
    await expect(onSubmit).toHaveBeenCalledTimes(1)
  },
}
