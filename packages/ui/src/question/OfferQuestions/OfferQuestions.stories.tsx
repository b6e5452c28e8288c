import { paths, type Question } from '@plomada/domain'
import { Problem } from '@plomada/domain/contract'
import { offers, people, questions } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { questionMessages } from '../question.messages.ts'
import { OfferQuestions, type OfferQuestionsProps } from './OfferQuestions.tsx'

const onAsk = fn<(text: string) => Promise<void>>()
const onAnswer = fn<(question: Question, text: string) => Promise<void>>()
const onHide = fn<(question: Question, isHidden: boolean) => Promise<void>>()

const answered: Question[] = questions.filter(({ answer }) => answer)

const guide: Guide = {
  whenToUse: 'Below the details of an offer, for a signed-in user.',
  alternatives: { OfferQuestionsPreview: 'for a visitor', ReviewList: 'for opinions about a professional' },
  anatomy: [
    'Heading «Preguntas»',
    'Questions, newest first: first name and initial, date, text, answer',
    'Client: «Responder» and «Ocultar» of each question',
    'Professional: form to ask, or why it is not possible now',
  ],
  do: ['Pass the number of all questions as `total`: the viewer does not receive hidden ones.'],
  dont: ['Do not pass contact data. The server masks it.'],
  keyboard: { Tab: 'Moves focus through the actions and the fields' },
  messages: questionMessages,
}

/** Adds the answer, as the page does after a request. */
function Answering(props: OfferQuestionsProps) {
  const [list, setList] = useState(props.questions)
  const change = (number: number, changes: Partial<Question>) =>
    setList((now) => now?.map((one) => (one.number === number ? { ...one, ...changes } : one)))
  return (
    <OfferQuestions
      {...props}
      questions={list}
      onAsk={async (text) => {
        await props.onAsk(text)
        const asked = { ...questions[0], number: 5, text, asker: { firstName: 'Bruno', lastName: 'Saldaño' } }
        setList((now) => [{ ...asked, isOwn: true }, ...(now ?? [])])
      }}
      onAnswer={async (question, text) => {
        await props.onAnswer(question, text)
        change(question.number, { answer: { text, answeredAt: new Date('2026-11-24T12:00:00Z') } })
      }}
      onHide={async (question, isHidden) => {
        await props.onHide(question, isHidden)
        change(question.number, { isHidden })
      }}
    />
  )
}

const meta = {
  title: 'Marketplace/Question/OfferQuestions',
  component: OfferQuestions,
  tags: ['interactive'],
  parameters: { guide },
  render: (props) => <Answering {...props} />,
  args: {
    viewer: people.bruno,
    offer: { ...offers.tankPump, state: 'pendiente' },
    questions: answered,
    total: 4,
    profileHref: paths.becomeProfessional,
    onAsk,
    onAnswer,
    onHide,
  },
  beforeEach: () => {
    for (const spy of [onAsk, onAnswer, onHide]) spy.mockReset().mockResolvedValue(undefined)
  },
} satisfies Meta<typeof OfferQuestions>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const client = { viewer: people.ana, questions }

const openForm = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Preguntar' }))
  return canvas.findByRole('textbox', { name: /Pregunta/ })
}

export const Canceled: Story = {
  name: 'Returns the focus after canceling',
  play: async ({ canvas }) => {
    await openForm(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }))
    await expect(canvas.getByRole('button', { name: 'Preguntar' })).toHaveFocus()
  },
}

export const Professional: Story = {
  name: 'A professional asks and waits for the answer (P-110, P-115)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Maximiliano Oyhanarte' })).toBeVisible()
    await expect(canvas.getByText('Sí, desde las 9.')).toBeVisible()
    const field = await openForm(canvas)
    await expect(field).toHaveFocus()
    await userEvent.type(field, '¿Hay agua en la obra?')
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar la pregunta' }))
    await expect(onAsk).toHaveBeenCalledWith('¿Hay agua en la obra?')
    const status = await canvas.findByText(/ya le llegó al cliente/)
    await waitFor(() => expect(status.closest('[role=status]')).toHaveFocus())
    await expect(canvas.getByText('¿Hay agua en la obra?')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const ContactData: Story = {
  name: 'Explains that contact data is not published (P-112)',
  play: async ({ canvas }) => {
    await userEvent.type(await openForm(canvas), 'Mi teléfono es 11 5555-0188')
    await expect(await canvas.findByText(/No publicamos/)).toBeVisible()
  },
}

export const Refused: Story = {
  name: 'Keeps the text of a refused question (P-118)',
  play: async ({ canvas }) => {
    onAsk.mockRejectedValue(new Problem('questionsClosed'))
    await userEvent.type(await openForm(canvas), '¿Hay agua?')
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar la pregunta' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Esta publicación ya no recibe preguntas',
    )
    await expect(canvas.getByRole('textbox')).toHaveValue('¿Hay agua?')
  },
}

export const Client: Story = {
  name: 'The client answers and hides (P-113, P-118)',
  args: client,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Responder a Carla Medina' }))
    const field = await canvas.findByRole('textbox', { name: /Respuesta/ })
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'Sí, en la vereda')
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar la respuesta' }))
    await expect(await canvas.findByText('Sí, en la vereda')).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/Carla Medina/))
    await userEvent.click(canvas.getByRole('button', { name: 'Ocultar la pregunta de Bruno Saldaño' }))
    await expect(
      await canvas.findByRole('button', { name: 'Mostrar la pregunta de Bruno Saldaño' }),
    ).toHaveFocus()
    await expect(onHide).toHaveBeenCalledWith(expect.objectContaining({ number: 1 }), true)
  },
}

export const FailedAnswer: Story = {
  name: 'Keeps the text of an answer that failed (P-118)',
  args: client,
  play: async ({ canvas }) => {
    onAnswer.mockRejectedValue(new Problem('unavailable'))
    await userEvent.click(canvas.getByRole('button', { name: 'Responder a Carla Medina' }))
    await userEvent.type(await canvas.findByRole('textbox'), 'Sí, en la vereda')
    await userEvent.click(canvas.getByRole('button', { name: 'Publicar la respuesta' }))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(canvas.getByRole('textbox')).toHaveValue('Sí, en la vereda')
  },
}

export const Waiting: Story = {
  name: 'Waiting for an answer',
  args: { questions: [{ ...questions[0], isOwn: true }, ...answered] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Espera respuesta')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const Full: Story = {
  name: 'With the maximum of questions (P-114)',
  args: { total: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ya tiene 20 preguntas/)).toBeVisible()
  },
}

export const WithoutProfile: Story = {
  name: 'A client of other offers needs a professional profile',
  args: { viewer: { ...people.ana, id: 900 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Completar/ })).toHaveAttribute(
      'href',
      paths.becomeProfessional,
    )
  },
}

export const Closed: Story = { args: { offer: { ...offers.tankPump, state: 'proceso' } } }
export const ClosedForClient: Story = { args: { ...client, offer: { ...offers.tankPump, state: 'proceso' } } }
export const Empty: Story = { args: { questions: [], total: 0 } }
export const EmptyForClient: Story = { args: { ...client, questions: [], total: 0 } }
export const Loading: Story = { args: { questions: undefined } }
export const Failed: Story = { args: { questions: undefined, hasFailed: true, onRetry: fn() } }

const long = 'Impermeabilizaciónycolocacióndemembranageotextil '.repeat(9).trim()
export const LongTexts: Story = {
  args: {
    questions: [
      {
        ...questions[3],
        text: long,
        asker: { firstName: 'Maximilianoalejandro', lastName: 'Mendizábal' },
        answer: { text: `${long}\n\n${long}`, answeredAt: new Date('2026-11-24T12:00:00Z') },
      },
    ],
  },
}
export const OnAPhone: Story = { args: client, globals: { viewport: { value: 'phone' } } }
