import { applications } from '@plomada/domain/fixtures'
import { Problem } from '@plomada/domain/define'
import type { ApplicationTerms } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { applicationMessages } from '../application.messages.ts'
import { ApplicationForm } from './ApplicationForm.tsx'

const { budgetIs, masked, cancel, apply, save } = applicationMessages
const onSubmit = fn<(terms: ApplicationTerms) => Promise<void>>()

const guide: Guide = {
  whenToUse:
    'For a professional who applies to an offer with a quote and a message, or edits an application.',
  alternatives: {
    ApplicationDialog: 'the same in a dialog',
    ApplyPanel: 'for an application with one click',
  },
  anatomy: [
    'Budget of the offer',
    'Quote, message, first day, shift; all optional',
    'Message while the text has contact data',
    '«Cancelar» and «Enviar postulación» or «Guardar cambios»',
  ],
  do: ['Pass `terms` to edit an application.', 'Throw from `onSubmit` if sending failed.'],
  dont: ['Do not require a quote: without one, the application accepts the budget.'],
  keyboard: { Tab: 'Moves focus through the fields and buttons' },
  messages: { budgetIs, masked, cancel, apply, save },
}

const meta = {
  title: 'Marketplace/Application/ApplicationForm',
  component: ApplicationForm,
  tags: ['interactive'],
  parameters: { guide },
  args: { budget: 48_000, onSubmit, onCancel: fn() },
  beforeEach: () => {
    onSubmit.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof ApplicationForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (P-001, P-002)',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('El presupuesto del cliente es $ 48.000.')).toBeVisible()
    await userEvent.type(canvas.getByRole('spinbutton', { name: /Presupuesto/ }), '45000')
    await userEvent.type(canvas.getByRole('textbox', { name: /Mensaje/ }), 'Con materiales')
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar postulación' }))
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        { quote: 45_000, message: 'Con materiales', availableFrom: null, shift: null },
        expect.anything(),
      ),
    )
  },
}

export const Editing: Story = { args: { terms: applications.edited } }

export const Invalid: Story = {
  name: 'Amount and day that are not possible, and contact data (P-002, P-009)',
  args: { terms: { quote: 100_000, message: 'Llamar al 11 5555-0188', availableFrom: null, shift: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/enlaces y usuarios del mensaje quedan ocultos/)).toBeVisible()
    await userEvent.click(canvas.getByRole('spinbutton', { name: /Presupuesto/ }))
    await userEvent.tab()
    await expect(await canvas.findByText('El monto puede ser de hasta 99.999 pesos')).toBeVisible()
  },
}

export const Refused: Story = {
  name: 'Refused by the server: the values stay',
  play: async ({ canvas }) => {
    onSubmit.mockRejectedValue(new Problem('offerNotOpen'))
    await userEvent.type(canvas.getByRole('textbox', { name: /Mensaje/ }), 'Con materiales')
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar postulación' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('ya no recibe postulaciones')
    await expect(canvas.getByRole('textbox', { name: /Mensaje/ })).toHaveValue('Con materiales')
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar aviso' }))
  },
}
