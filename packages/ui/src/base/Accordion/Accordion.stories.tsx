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
  parameters: { guide, language: 'en' },
  args: {
    onToggle: fn(),
    items: [
      {
        id: 'pay',
        title: 'When do I pay?',
        content: <Text>When you book. The amount is held until you return the tool.</Text>,
      },
      { id: 'cancel', title: 'Can I cancel?', content: <Text>Yes, until the day before.</Text> },
      { id: 'rate', title: 'How do I rate it?', content: <TextField label="Comment" /> },
    ],
  },
} satisfies Meta<typeof Accordion>

export default meta
type Story = StoryObj<typeof meta>

/** Several parts can be open. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Can I cancel?', level: 3 }))
    await expect(canvas.getByText('Yes, until the day before.')).toBeVisible()
    await waitFor(() => expect(args.onToggle).toHaveBeenLastCalledWith('cancel', true))
    await userEvent.click(canvas.getByText('When do I pay?'))
    await expect(canvas.getByText('Yes, until the day before.')).toBeVisible()
    await userEvent.click(canvas.getByText('Can I cancel?'))
    await expect(canvas.getByText('Yes, until the day before.')).not.toBeVisible()
  },
}

export const InitiallyOpen: Story = { args: { defaultOpen: ['pay', 'rate'] } }

/** Opening a part closes the other ones of its group. */
export const Exclusive: Story = {
  args: { name: 'questions', defaultOpen: ['pay'] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Can I cancel?'))
    await expect(canvas.getByText('Yes, until the day before.')).toBeVisible()
    await expect(canvas.getByText(/The amount is held/)).not.toBeVisible()
  },
}

/** One part. */
export const Disclosure: Story = {
  args: {
    headingLevel: 2,
    items: [{ id: 'more', title: 'More about this tool', content: <Text>Added on 3 March.</Text> }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
    await expect(canvas.getByText('Added on 3 March.')).not.toBeVisible()
  },
}

/** Closed content is not a tab stop. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByText('How do I rate it?').closest('summary')).toHaveFocus()
    // The user-event library does not press a summary by key; browsers send this click.
    canvas.getByText('How do I rate it?').closest('summary')?.click()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Comment' })).toHaveFocus()
  },
}

export const Many: Story = {
  args: {
    items: Array.from({ length: 12 }, (_, index) => ({
      id: `${index}`,
      title: `Pregunta ${index + 1}`,
      content: <Text>Answer.</Text>,
    })),
  },
}

export const LongWords: Story = {
  args: {
    defaultOpen: ['long'],
    items: [
      {
        id: 'long',
        title: 'What happens to the payment if the tool cannot be delivered on the day of the booking?',
        content: <Text>You get the whole amount back within ten working days.</Text>,
      },
      { id: 'word', title: 'Waterproofing and electrical appliances', content: <Text>Yes.</Text> },
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
