import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Accordion } from './Accordion.tsx'

const guide: Guide = {
  whenToUse: 'For parts of a long page of which users read one or two, such as questions and answers.',
  alternatives: {
    Tabs: 'for a few parts of the same rank, one always visible',
    Panel: 'for content that most users need: show it',
    Dialog: 'for a task on top of the page',
  },
  anatomy: ['Heading with an arrow', 'Content, visible while it is open'],
  do: ['Set `headingLevel` to the level below the heading above.', 'Use one item for a single disclosure.'],
  dont: [
    'Do not hide required fields or errors in a closed part.',
    'Do not put an accordion into an accordion.',
  ],
  keyboard: { Tab: 'Moves focus to the next heading', 'Enter, Space': 'Opens or closes the part' },
}

const meta = {
  title: 'Components/Layout/Accordion',
  component: Accordion,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    onToggle: fn(),
    items: [
      {
        id: 'pay',
        title: '¿Cuándo se paga?',
        content: (
          <Text>Al aceptar una postulación. El importe queda retenido hasta el final del trabajo.</Text>
        ),
      },
      { id: 'cancel', title: '¿Puedo cancelar?', content: <Text>Sí, hasta que el trabajo empieza.</Text> },
      { id: 'rate', title: '¿Cómo se puntúa?', content: <TextField label="Comentario" /> },
    ],
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

/** Several parts can be open. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('heading', { name: '¿Puedo cancelar?', level: 3 }))
    await expect(canvas.getByText('Sí, hasta que el trabajo empieza.')).toBeVisible()
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith('cancel', true))
    await userEvent.click(canvas.getByText('¿Cuándo se paga?'))
    await expect(canvas.getByText('Sí, hasta que el trabajo empieza.')).toBeVisible()
    await userEvent.click(canvas.getByText('¿Puedo cancelar?'))
    await expect(canvas.getByText('Sí, hasta que el trabajo empieza.')).not.toBeVisible()
  },
}

export const InitiallyOpen: Story = { args: { defaultOpen: ['pay', 'rate'] } }

/** Opening a part closes the other ones of its group. */
export const Exclusive: Story = {
  args: { name: 'questions', defaultOpen: ['pay'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('¿Puedo cancelar?'))
    await expect(canvas.getByText('Sí, hasta que el trabajo empieza.')).toBeVisible()
    await expect(canvas.getByText(/El importe queda retenido/)).not.toBeVisible()
  },
}

/** One part. */
export const Disclosure: Story = {
  args: {
    headingLevel: 2,
    items: [{ id: 'more', title: 'Más datos del servicio', content: <Text>Publicado el 3 de marzo.</Text> }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(canvas.getByText('Publicado el 3 de marzo.')).not.toBeVisible()
  },
}

/** Closed content is not a tab stop. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByText('¿Cómo se puntúa?').closest('summary')).toHaveFocus()
    // The user-event library does not press a summary by key; browsers send this click.
    canvas.getByText('¿Cómo se puntúa?').closest('summary')?.click()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Comentario' })).toHaveFocus()
  },
}

export const Many: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({
      id: `${index}`,
      title: `Pregunta ${index + 1}`,
      content: <Text>Respuesta.</Text>,
    })),
  },
}

export const LongWords: Story = {
  args: {
    defaultOpen: ['long'],
    items: [
      {
        id: 'long',
        title: '¿Qué pasa con el pago si la persona contratada no puede terminar el trabajo a tiempo?',
        content: (
          <Text>El importe vuelve a quien contrató, sin descuentos, dentro de los diez días hábiles.</Text>
        ),
      },
      { id: 'word', title: 'Impermeabilización y electrodomésticos', content: <Text>Sí.</Text> },
    ],
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: {
    defaultOpen: ['pay'],
    items: [
      { id: 'pay', title: 'متى يتم الدفع؟', content: <Text>عند قبول الطلب.</Text> },
      { id: 'cancel', title: 'هل يمكن الإلغاء؟', content: <Text>نعم.</Text> },
    ],
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Accordion {...args} />
    </div>
  ),
}
