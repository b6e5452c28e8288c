import { createPhotoFile } from '@plomada/domain/fixtures'
import { amount, defineForm, number } from '@plomada/define'
import { alertForm, offerForm, roleForm } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as z from 'zod/mini'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Combobox } from '../../base/Combobox/Combobox.tsx'
import { MultiCombobox } from '../../base/MultiCombobox/MultiCombobox.tsx'
import { Form, FormField } from '../index.ts'
import type { Guide } from '../../testing/guide.ts'
import { esAR } from '../../messages/esAR.ts'

const guide: Guide = {
  whenToUse: 'For one field of a form. Its kind (text, number, choice, photo) determines the control.',
  alternatives: { FormFields: 'for all fields in their order', TextField: 'for a field outside a form' },
  anatomy: ['Field for its kind, with label, help text and error message'],
  do: ['Set only the appearance here. Everything else comes from the definition.'],
  dont: ['Do not render the same field twice in a form.'],
  keyboard: { Tab: 'Moves focus to the control, which has its own keys' },
  messages: { none: esAR['form.none'] },
}

const meta = {
  title: 'Patterns/Form/FormField',
  component: FormField<typeof offerForm>,
  tags: ['interactive'],
  parameters: { guide },
  args: { form: offerForm, name: 'title' },
  decorators: [
    (Story, { parameters }) => (
      <Form form={parameters['form'] ?? offerForm} onSubmit={async () => undefined}>
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof FormField<typeof offerForm>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('textbox', { name: 'Título' })
    await userEvent.type(title, 'x')
    await userEvent.tab()
    await waitFor(() => expect(title).toHaveAccessibleDescription(/Error: Please enter a title/))
  },
}

export const Amount: Story = {
  args: { name: 'budget' },
  play: async ({ canvasElement }) => {
    const budget = within(canvasElement).getByRole('textbox', { name: 'Presupuesto' })
    await userEvent.type(budget, '123456')
    await userEvent.tab()
    await waitFor(() =>
      expect(budget).toHaveAccessibleDescription(/Please enter an estimate of up to 5 digits/),
    )
    await userEvent.clear(budget)
    await waitFor(() => expect(budget).toHaveAccessibleDescription(/Please enter an estimate( |$)/))
  },
}

export const LongText: Story = { args: { name: 'description', rows: 6 } }

/** A long list: users type a part of the option. */
export const AsCombobox: Story = {
  args: { name: 'city', choice: Combobox },
  play: async ({ canvasElement }) => {
    const city = within(canvasElement).getByRole('combobox', { name: 'Ciudad' })
    await expect(city).toHaveValue('Almirante Brown')
    await userEvent.clear(city)
    await userEvent.tab()
    await waitFor(() => expect(city).toHaveAccessibleDescription('Error: Please select one'))
    await userEvent.type(city, 'zar')
    await userEvent.click(await screen.findByRole('option', { name: 'Zarate' }))
    await waitFor(() => expect(city).toHaveAccessibleDescription(''))
    await expect(city).toHaveValue('Zarate')
  },
}

/** Several of a long list. */
export const AsMultiCombobox: StoryObj = {
  parameters: { form: alertForm },
  render: () => <FormField form={alertForm} name="cities" choices={MultiCombobox} />,
  play: async ({ canvas }) => {
    const cities = canvas.getByRole('combobox', { name: 'Ciudades' })
    await userEvent.type(cities, 'zarate{Enter}')
    await expect(canvas.getByRole('row', { name: 'Zarate' })).toBeVisible()
    await expect(cities).toHaveAccessibleDescription(/Elegiste Zarate/)
  },
}

export const AsRadio: StoryObj = {
  parameters: { form: roleForm },
  render: () => (
    <>
      <FormField form={roleForm} name="role" choice="radio" />
      <FormField form={roleForm} name="photoFile" shape="round" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const professional = within(canvasElement).getByRole('radio', { name: 'Ofrezco mi trabajo' })
    await userEvent.click(professional)
    await waitFor(() => expect(professional).toBeChecked())
  },
}

export const Photo: Story = {
  parameters: { form: roleForm },
  render: () => <FormField form={roleForm} name="photoFile" />,
  play: async ({ canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('The field renders no file input.')
    await userEvent.upload(input, createPhotoFile('frente.png'))
    await waitFor(() => expect(within(canvasElement).getByText(/frente\.png/)).toBeVisible())
  },
}

const patientForm = defineForm({
  weight: number('Weight', z.number('Enter the weight'), null, {
    formatOptions: { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 },
  }),
  price: amount('Price', z.number('Enter the price'), null, {
    formatOptions: { style: 'currency', currency: 'EUR' },
  }),
})

/** The definition of a number has its decimals and unit. */
export const Decimals: Story = {
  parameters: { form: patientForm },
  render: () => (
    <>
      <FormField form={patientForm} name="weight" />
      <FormField form={patientForm} name="price" />
    </>
  ),
  play: async ({ canvas }) => {
    const weight = canvas.getByRole('textbox', { name: 'Weight' })
    await expect(weight).toHaveAccessibleDescription('kg')
    await userEvent.type(weight, '4,25')
    await userEvent.tab()
    await expect(weight).toHaveAccessibleDescription(
      'Error: Escribilo con 1 decimal como mucho: 4,2 o 4,3 kg',
    )
    const price = canvas.getByRole('textbox', { name: 'Price' })
    await userEvent.type(price, '12,5')
    await userEvent.tab()
    await expect(price).toHaveValue('12,50')
    await expect(price).toBeValid()
  },
}

/** The error appears after the focus leaves the field. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const title = canvas.getByRole('textbox', { name: 'Título' })
    await expect(title).toHaveFocus()
    await userEvent.keyboard('x')
    await expect(title).not.toBeInvalid()
    await userEvent.tab()
    await waitFor(() => expect(title).toBeInvalid())
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('xy')
    await waitFor(() => expect(title).not.toBeInvalid())
  },
}
