import { questions } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { questionMessages } from '../question.messages.ts'
import { QuestionActions } from './QuestionActions.tsx'

const { answer, cancel, publish, hide, show } = questionMessages

const guide: Guide = {
  whenToUse: 'Below each question, for the client of the offer.',
  alternatives: { OfferQuestions: 'with the questions of the offer' },
  anatomy: ['«Responder», which shows the form', '«Ocultar» or «Mostrar»'],
  do: ['Omit `onAnswer` when the offer is closed.'],
  dont: ['Do not remove a hidden question: the client can show it again.'],
  keyboard: { Tab: 'Moves focus through the buttons', 'Enter, Space': 'Activates a button' },
  messages: { answer, cancel, publish, hide, show },
}

const [waiting, answered, hidden] = questions

const meta = {
  title: 'Marketplace/Question/QuestionActions',
  component: QuestionActions,
  tags: ['interactive'],
  parameters: { guide },
  args: { question: waiting, onAnswer: fn(async () => {}), onHide: fn(async () => {}) },
} satisfies Meta<typeof QuestionActions>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar la pregunta de Carla Medina' }))
    await expect(args.onHide).toHaveBeenCalledWith(true)
  },
}
export const Form: Story = {
  name: 'With the form',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Responder a Carla Medina' }))
    await expect(canvas.getByRole('textbox')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }))
    await expect(canvas.getByRole('button', { name: 'Responder a Carla Medina' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Responder a Carla Medina' }))
  },
}
export const Answered: Story = { args: { question: answered } }
export const Hidden: Story = {
  args: { question: hidden },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Responder/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar la pregunta de Dario' }))
    await expect(args.onHide).toHaveBeenCalledWith(false)
  },
}
