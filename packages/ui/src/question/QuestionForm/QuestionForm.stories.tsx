import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { questionMessages } from '../question.messages.ts'
import { QuestionForm } from './QuestionForm.tsx'

const guide: Guide = {
  whenToUse: 'For a professional who asks about an offer.',
  alternatives: { OfferQuestions: 'with the questions of the offer', ContactForm: 'for the operator' },
  anatomy: ['Text', 'Message while the text has contact data', '«Publicar la pregunta» and «Cancelar»'],
  do: ['Throw from `onSubmit` if sending failed: the form keeps the text.'],
  dont: ['Do not show it to clients.'],
  keyboard: { Tab: 'Moves focus to the text and the buttons' },
  messages: { send: questionMessages.send, cancel: questionMessages.cancel, masked: questionMessages.masked },
}

const meta = {
  title: 'Marketplace/Question/QuestionForm',
  component: QuestionForm,
  tags: ['interactive'],
  parameters: { guide },
  args: { onSubmit: fn(async () => {}), onCancel: fn() },
} satisfies Meta<typeof QuestionForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const send = canvas.getByRole('button', { name: 'Publicar la pregunta' })
    await expect(send).toHaveAccessibleDescription('Falta: Pregunta')
    await userEvent.type(canvas.getByRole('textbox'), '¿Hay ascensor?')
    await waitFor(() => expect(send).toBeEnabled())
    await userEvent.click(send)
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith('¿Hay ascensor?'))
  },
}
