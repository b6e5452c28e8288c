import { questions } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../base/Button/Button.tsx'
import type { Guide } from '../../testing/guide.ts'
import { questionMessages } from '../question.messages.ts'
import { QuestionList } from './QuestionList.tsx'

const { title, none, hasAnswered, waiting, hidden, loading } = questionMessages

const guide: Guide = {
  whenToUse: 'For the public questions about an offer.',
  alternatives: { OfferQuestions: 'with what the viewer may do', ReviewList: 'for opinions' },
  anatomy: [
    'Heading «Preguntas»',
    'First name and initial, date, state',
    'Question and answer',
    'Actions of a question',
    'What the viewer may do next',
  ],
  do: ['Pass `undefined` while the questions load.'],
  dont: ['Do not pass hidden questions to others than the client and the asker.'],
  keyboard: {},
  messages: { title, none, hasAnswered, waiting, hidden, loading },
}

const meta = {
  title: 'Marketplace/Question/QuestionList',
  component: QuestionList,
  parameters: { guide },
  args: { questions },
} satisfies Meta<typeof QuestionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Answered, waiting and hidden',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByText('Espera respuesta')).toBeVisible()
    await expect(canvas.getByText('Oculta')).toBeVisible()
    await expect(canvas.getAllByText('Respuesta del cliente')).toHaveLength(2)
  },
}

export const WithActions: Story = {
  args: {
    renderActions: ({ number }) => (
      <Button variant="secondary" size="small" label={`Una acción de la pregunta ${number}`}>
        Una acción
      </Button>
    ),
    children: <Button>Otra acción</Button>,
  },
}
export const Empty: Story = { args: { questions: [] } }
