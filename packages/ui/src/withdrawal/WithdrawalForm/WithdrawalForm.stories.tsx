import { Problem } from '@plomada/domain/contract'
import { withdrawableJobs, withdrawals } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { withdrawalMessages } from '../withdrawal.messages.ts'
import { WithdrawalForm } from './WithdrawalForm.tsx'

const { send, job } = withdrawalMessages
const onSubmit = fn()
const [{ fullName, email, text }] = withdrawals

const guide: Guide = {
  whenToUse:
    'For the «botón de arrepentimiento»: a person withdraws from a paid job, with or without an account.',
  alternatives: { ContactForm: 'for other messages to the operator' },
  anatomy: ['Name and email', 'The jobs of a signed-in user, if any', 'What was bought', '«Arrepentirme»'],
  do: ['Show it to visitors.', 'Replace it by `WithdrawalCode` after the request.'],
  dont: ['Do not say whether an email has an account or a job.'],
  keyboard: { Tab: 'Moves focus through the fields and «Arrepentirme»', Enter: 'Submits the form' },
  messages: { send, job },
}

const meta = {
  title: 'Marketplace/Withdrawal/WithdrawalForm',
  component: WithdrawalForm,
  tags: ['interactive'],
  parameters: { guide },
  args: { onSubmit },
  beforeEach: () => {
    onSubmit.mockReset()
    onSubmit.mockResolvedValue(undefined)
  },
} satisfies Meta<typeof WithdrawalForm>

export default meta
type Story = StoryObj<typeof meta>

const button = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: send })

export const Default: Story = {
  name: 'A visitor writes who they are and what they bought (P-261)',
  play: async ({ canvas, canvasElement }) => {
    await expect(button(canvasElement)).toHaveAccessibleDescription(
      'Faltan: Nombre y apellido, Email, Qué contrataste',
    )
    await userEvent.type(canvas.getByRole('textbox', { name: /Nombre/ }), fullName)
    await userEvent.type(canvas.getByRole('textbox', { name: /Email/ }), email)
    await userEvent.type(canvas.getByRole('textbox', { name: /Qué contrataste/ }), text)
    await waitFor(() => expect(button(canvasElement)).toBeEnabled())
    await userEvent.click(button(canvasElement))
    await expect(onSubmit).toHaveBeenCalledWith({ fullName, email, text }, expect.anything())
  },
}

export const OwnJobs: Story = {
  name: 'A signed-in user chooses one of the own jobs (P-266)',
  args: { jobs: withdrawableJobs, person: { fullName, email } },
  play: async ({ canvas, canvasElement }) => {
    await expect(button(canvasElement)).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: /Cambiar la bomba del tanque/ }))
    await waitFor(() => expect(button(canvasElement)).toBeEnabled())
    await userEvent.click(button(canvasElement))
    await expect(onSubmit).toHaveBeenCalledWith(
      { fullName, email, assignmentId: withdrawableJobs[1].assignmentId, text: '' },
      expect.anything(),
    )
  },
}

export const Failed: Story = {
  name: 'Failed, with what was typed kept',
  args: { jobs: withdrawableJobs, person: { fullName, email } },
  play: async ({ canvas, canvasElement }) => {
    onSubmit.mockRejectedValue(new Problem('tooLate'))
    await userEvent.type(canvas.getByRole('textbox', { name: /Qué contrataste/ }), text)
    await waitFor(() => expect(button(canvasElement)).toBeEnabled())
    await userEvent.click(button(canvasElement))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Ya pasó el plazo')
    await expect(canvas.getByRole('textbox', { name: /Qué contrataste/ })).toHaveValue(text)
  },
}

export const OnAPhone: Story = {
  args: { jobs: withdrawableJobs, person: { fullName, email } },
  globals: { viewport: { value: 'phone' } },
}
