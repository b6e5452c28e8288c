import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import * as icons from '../Icon/icons.ts'
import { Text } from '../Text/Text.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Tabs } from './Tabs.tsx'

const guide: Guide = {
  whenToUse: 'To switch between parts of a page that users do not need at the same time.',
  alternatives: {
    TabLinks: 'when each part has its own URL',
    Accordion: 'when users may open several parts, or the titles are long',
    SegmentedControl: 'to select a value, such as a period',
    Stepper: 'for parts that follow each other',
  },
  anatomy: ['Row of tabs, which scrolls on narrow screens', 'Line at the selected tab', 'Panel'],
  do: ['Use one or two words for a label.', 'Set `keepsPanels` if a panel has a form.'],
  dont: ['Do not use tabs for steps that have an order.', 'Do not put tabs into tabs.'],
  keyboard: {
    Tab: 'Moves to the selected tab, and from there into the panel',
    'Arrow Left, Arrow Right': 'Selects the previous or next tab. Wraps around at the ends',
    'Arrow Up, Arrow Down': 'The same, if the tabs are vertical',
    'Home, End': 'Selects the first or last tab',
  },
}

const meta = {
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  tags: ['interactive'],
  parameters: { guide, language: 'en' },
  args: {
    label: 'Account',
    onChange: fn(),
    items: [
      { id: 'data', label: 'Details', content: <Text>Name, address and phone.</Text> },
      { id: 'jobs', label: 'Orders', content: <TextField label="Find an order" /> },
      { id: 'payments', label: 'Payments', content: <Text>No payments yet.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

/** Only the panel of the selected tab is rendered. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Details', selected: true })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Orders' }))
    await expect(args.onChange).toHaveBeenCalledWith('jobs')
    await expect(canvas.getByRole('tabpanel', { name: 'Orders' })).toBeVisible()
    await expect(canvas.queryByText('Name, address and phone.')).not.toBeInTheDocument()
  },
}

/** Arrow keys select; the next Tab moves into the panel. A panel without controls is a tab stop itself. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Details' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Orders', selected: true })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Find an order' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Details', selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Home}{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith('payments')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Payments' })).toHaveFocus()
  },
}

/** A line at the side. Arrow Up and Arrow Down select too. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('tab', { name: 'Payments', selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('tab', { name: 'Orders', selected: true })).toHaveFocus()
  },
}

export const WithIcons: Story = {
  args: {
    items: [
      { id: 'data', label: 'Details', icon: icons.user, content: <Text>Name, address and phone.</Text> },
      { id: 'payments', label: 'Payments', icon: icons.creditCard, content: <Text>No payments yet.</Text> },
    ],
  },
}

/** Arrow keys skip it. */
export const Disabled: Story = {
  args: {
    items: [
      { id: 'data', label: 'Details', content: <Text>Name, address and phone.</Text> },
      { id: 'jobs', label: 'Orders', isDisabled: true, content: null },
      { id: 'payments', label: 'Payments', content: <Text>No payments yet.</Text> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Orders' })).toBeDisabled()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Payments', selected: true })).toHaveFocus()
  },
}

/** What users typed stays while they look at another panel. */
export const KeptPanels: Story = {
  args: { keepsPanels: true, defaultSelected: 'jobs' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find an order' }), 'drill')
    await userEvent.click(canvas.getByRole('tab', { name: 'Payments' }))
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('tab', { name: 'Orders' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('drill')
  },
}

/** The caller decides; here it does not change the selection. */
export const Controlled: Story = {
  args: { selected: 'payments' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Details' }))
    await expect(args.onChange).toHaveBeenCalledWith('data')
    await expect(canvas.getByRole('tab', { name: 'Payments', selected: true })).toBeVisible()
  },
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
]

/** The row scrolls to the selected tab. */
export const ManyOnPhone: Story = {
  args: {
    label: 'Months',
    defaultSelected: 'October',
    items: months.map((month) => ({ id: month, label: month, content: <Text>{month}</Text> })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: 'October' })
    // The row scrolls again when the web font has changed the width of its tabs.
    await waitFor(() => expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth))
  },
}

/** Below 600 px vertical tabs are a row. */
export const VerticalOnPhone: Story = {
  args: { orientation: 'vertical' },
  globals: { viewport: { value: 'phone' } },
}

export const LongWords: Story = {
  args: {
    items: [
      { id: 'one', label: 'Applications that wait for an answer', content: <Text>None.</Text> },
      { id: 'two', label: 'Orders that were finished in the last months', content: <Text>None.</Text> },
    ],
  },
  globals: { viewport: { value: 'phone' } },
}

/** Arrow Left selects the next tab. */
export const RightToLeft: Story = {
  args: {
    label: 'الحساب',
    items: [
      { id: 'data', label: 'البيانات', content: <Text>الاسم والعنوان</Text> },
      { id: 'payments', label: 'المدفوعات', content: <Text>لا توجد مدفوعات</Text> },
    ],
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Tabs {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'المدفوعات', selected: true })).toHaveFocus()
  },
}
