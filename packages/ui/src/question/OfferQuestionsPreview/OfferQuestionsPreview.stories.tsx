import { questions } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { questionMessages } from '../question.messages.ts'
import { OfferQuestionsPreview } from './OfferQuestionsPreview.tsx'

const onSignIn = fn()
const { title, none, signIn, signInHelp } = questionMessages

const guide: Guide = {
  whenToUse: 'Below the details of an offer, for a visitor. Renders on a server and works without scripts.',
  alternatives: { OfferQuestions: 'for a signed-in user' },
  anatomy: ['Heading «Preguntas»', 'Questions with their answers', '«Ingresar para preguntar»'],
  do: ['Pass answered questions only.'],
  dont: ['Do not show it next to a list of offers.'],
  keyboard: { Tab: 'Moves focus to «Ingresar para preguntar»' },
  messages: { title, none, signIn, signInHelp },
}

const meta = {
  title: 'Marketplace/Question/OfferQuestionsPreview',
  component: OfferQuestionsPreview,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    offer: { state: 'pendiente' },
    questions: questions.filter(({ answer }) => answer),
    total: 2,
    onSignIn,
  },
  beforeEach: () => {
    onSignIn.mockReset()
  },
} satisfies Meta<typeof OfferQuestionsPreview>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'A visitor reads the questions and signs in to ask (P-117)',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¿Puedo empezar un sábado?')).toBeVisible()
    await expect(canvas.getByText('Sí, desde las 9.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Ingresar para preguntar' }))
    await expect(onSignIn).toHaveBeenCalledOnce()
  },
}

export const SignedIn: Story = {
  name: 'While the data of a signed-in user loads',
  args: { onSignIn: undefined },
}
export const Empty: Story = { args: { questions: [], total: 0 } }
export const Closed: Story = {
  args: { offer: { state: 'terminado' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
