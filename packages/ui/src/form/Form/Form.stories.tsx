import { additionalInfoForm, offerForm, professionalForm, tradeOptions } from '@plomada/domain'
import { Problem } from '@plomada/domain/define'
import { demoTrades, people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Form, FormFields, SubmitButton } from '../index.ts'
import type { Guide } from '../../testing/guide.ts'
import { formCopy } from '../form.copy.ts'

const known = additionalInfoForm({ ...people.maximiliano, firstName: '' })
const send = fn()

const guide: Guide = {
  use: 'Every form of the product: what it holds, checks and says comes from its declaration in the domain.',
  instead: {
    FilterPanel: 'to choose what a list shows',
    TextField: 'for a field on its own, without Formik',
  },
  anatomy: [
    'Summary of what the server did not take, when there is something',
    'Fields',
    'Foot with what is missing and the button',
  ],
  do: [
    'Throw what the server answers from `onSubmit`: it lands at its fields or at the foot.',
    'Keep a `draft` where a login may come between.',
  ],
  dont: ['Do not check anything twice: the declaration does.'],
  keys: { Tab: 'From field to field', Enter: 'In a line of text: sends, once everything is right' },
  copy: formCopy,
}

const meta = {
  title: 'Form/Form',
  component: Form<typeof known>,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    of: known,
    label: 'Registrate',
    onSubmit: send,
    children: (
      <>
        <FormFields of={known} />
        <SubmitButton>Completar datos</SubmitButton>
      </>
    ),
  },
  beforeEach: () => {
    send.mockReset()
    send.mockResolvedValue(undefined)
  },
} satisfies Meta<typeof Form<typeof known>>

export default meta
type Story = StoryObj<typeof meta>

const parts = (canvasElement: HTMLElement) => {
  const form = within(canvasElement)
  return {
    form,
    name: form.getByRole('textbox', { name: 'Nombre' }),
    phone: form.getByRole('textbox', { name: 'Telefono' }),
    button: form.getByRole('button'),
  }
}
const fill = async (canvasElement: HTMLElement) => {
  const { name, phone, button } = parts(canvasElement)
  await userEvent.type(name, ' Maxi ')
  await userEvent.type(phone, '221 555-0142')
  await waitFor(() => expect(button).toBeEnabled())
  return button
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const { form, button } = parts(canvasElement)
    await expect(button).toBeDisabled()
    await expect(getComputedStyle(button).opacity).toBe('0.5')
    await expect(form.getByRole('status')).toHaveTextContent('Faltan: nombre, telefono')
  },
}

/** Errors wait until a person has been in the field. */
export const Touched: Story = {
  play: async ({ canvasElement }) => {
    const { form, name } = parts(canvasElement)
    await expect(form.queryByText('Campo obligatorio')).not.toBeInTheDocument()
    await userEvent.click(name)
    await userEvent.tab()
    await waitFor(() => expect(name).toHaveAccessibleDescription('Error: Campo obligatorio'))
    await expect(form.queryByText('La ciudad es obligatoria')).not.toBeInTheDocument()
  },
}

export const Wrong: Story = {
  play: async ({ canvasElement }) => {
    const { form, name } = parts(canvasElement)
    await userEvent.type(name, 'Maximiliano')
    await userEvent.tab()
    await waitFor(() => expect(name).toHaveAccessibleDescription('Error: Puede tener 10 caracters o menos'))
    await expect(form.getByRole('status')).toHaveTextContent('Falta: telefono. Revisar: nombre')
  },
}

/** What is handed over is checked and trimmed; a second press while it is sent does nothing. */
export const Sending: Story = {
  play: async ({ canvasElement }) => {
    send.mockReturnValue(new Promise(() => undefined))
    const button = await fill(canvasElement)
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAccessibleName('procesando...'))
    await userEvent.click(button)
    await userEvent.click(parts(canvasElement).name)
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(send).toHaveBeenCalledTimes(1)
    await expect(send.mock.calls[0]?.[0]).toMatchObject({ firstName: 'Maxi', phone: '2215550142' })
  },
}

export const SentByKeyboard: Story = {
  args: { success: 'Datos completos', resets: true },
  play: async ({ canvasElement }) => {
    await fill(canvasElement)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(canvasElement).getByText('Datos completos')).toBeVisible())
    await expect(within(canvasElement).getByRole('textbox', { name: 'Nombre' })).toHaveValue('')
  },
}

/** Sent and empty again: a second press does nothing and moves no focus, and the first change starts over. */
export const SentAndEmptied: Story = {
  args: { success: 'Datos completos', resets: true },
  play: async ({ canvasElement }) => {
    const { form, name } = parts(canvasElement)
    const button = await fill(canvasElement)
    await userEvent.click(button)
    await waitFor(() => expect(form.getByText('Datos completos')).toBeVisible())
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveFocus()
    await expect(form.queryByText('Campo obligatorio')).not.toBeInTheDocument()
    await expect(send).toHaveBeenCalledTimes(1)
    await userEvent.type(name, 'M')
    await waitFor(() => expect(button).toBeDisabled())
    await expect(form.getByText('Falta: telefono')).toBeVisible()
  },
}

/** The server names a field: the message stands there until the field changes, and nothing typed is lost. */
export const RefusedAtAField: Story = {
  play: async ({ canvasElement }) => {
    send.mockRejectedValue(new Problem('invalid', { fields: { phone: 'Ese teléfono ya tiene una cuenta' } }))
    await userEvent.click(await fill(canvasElement))
    const { form, phone } = {
      form: within(canvasElement),
      phone: within(canvasElement).getByRole('textbox', { name: 'Telefono' }),
    }
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/Ese teléfono ya tiene una cuenta/))
    await expect(form.getByRole('alert')).toHaveTextContent('Revisar los datos marcados')
    await expect(phone).toHaveValue('221 555-0142')
    await userEvent.type(phone, '{Backspace}')
    await expect(phone).not.toHaveAccessibleDescription(/Ese teléfono/)
  },
}

export const BrokenServer: Story = {
  play: async ({ canvasElement }) => {
    send.mockRejectedValue(new TypeError('Failed to fetch'))
    await userEvent.click(await fill(canvasElement))
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent('Algo falló de nuestro lado')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cerrar aviso' }))
    await expect(within(canvasElement).queryByRole('alert')).not.toBeInTheDocument()
  },
}

/** Every kind of field there is. */
export const EveryKind: StoryObj = {
  render: () => (
    <Form of={offerForm} given={{ tradeIds: tradeOptions(demoTrades) }} onSubmit={async () => undefined}>
      <FormFields of={offerForm} />
      <SubmitButton>Crear Servicio</SubmitButton>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('checkbox', { name: 'Pintura' }))
    await expect(form.getByRole('checkbox', { name: 'Pintura' })).toBeChecked()
    await expect(form.getByRole('combobox', { name: /Ciudad/ })).toHaveTextContent('Almirante Brown')
    await expect(form.getByRole('status')).toHaveTextContent(
      'Faltan: título, descripción, presupuesto, dirección',
    )
  },
}

/** A choice that may stay open says so. */
export const OpenChoice: StoryObj = {
  render: () => (
    <Form of={professionalForm} onSubmit={async () => undefined}>
      <FormFields of={professionalForm} only={['shift', 'days', 'city']} />
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const shift = within(canvasElement).getByRole('combobox', { name: 'Horario' })
    await expect(shift).toHaveTextContent('Sin indicar')
    await expect(within(canvasElement).getByRole('combobox', { name: /Ciudad/ })).toHaveTextContent('Elegir')
  },
}

/** From the first Tab to the answer without a mouse. */
export const ByKeyboard: Story = {
  args: { success: 'Datos completos' },
  play: async ({ canvasElement }) => {
    const { form, name, phone } = parts(canvasElement)
    await userEvent.tab()
    await expect(name).toHaveFocus()
    await userEvent.keyboard('Maxi')
    while (document.activeElement !== phone) await userEvent.tab()
    await userEvent.keyboard('2215550142')
    await waitFor(() => expect(form.getByRole('button')).toBeEnabled())
    while (document.activeElement !== form.getByRole('button')) await userEvent.tab()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(form.getByText('Datos completos')).toBeVisible())
    await expect(send).toHaveBeenCalledTimes(1)
  },
}
