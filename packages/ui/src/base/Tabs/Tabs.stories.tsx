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
  parameters: { guide },
  args: {
    label: 'Cuenta',
    onChange: fn(),
    items: [
      { id: 'data', label: 'Datos', content: <Text>Nombre, dirección y teléfono.</Text> },
      { id: 'jobs', label: 'Trabajos', content: <TextField label="Buscar trabajo" /> },
      { id: 'payments', label: 'Pagos', content: <Text>Todavía no hay pagos.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

/** Only the panel of the selected tab is rendered. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Datos', selected: true })).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'Trabajos' }))
    await expect(args.onChange).toHaveBeenCalledWith('jobs')
    await expect(canvas.getByRole('tabpanel', { name: 'Trabajos' })).toBeVisible()
    await expect(canvas.queryByText('Nombre, dirección y teléfono.')).not.toBeInTheDocument()
  },
}

/** Arrow keys select; the next Tab moves into the panel. A panel without controls is a tab stop itself. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'Datos' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Trabajos', selected: true })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Buscar trabajo' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Datos', selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Home}{End}')
    await expect(args.onChange).toHaveBeenLastCalledWith('payments')
    await userEvent.tab()
    await expect(canvas.getByRole('tabpanel', { name: 'Pagos' })).toHaveFocus()
  },
}

/** A line at the side. Arrow Up and Arrow Down select too. */
export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('tab', { name: 'Pagos', selected: true })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('tab', { name: 'Trabajos', selected: true })).toHaveFocus()
  },
}

export const WithIcons: Story = {
  args: {
    items: [
      { id: 'data', label: 'Datos', icon: icons.user, content: <Text>Nombre, dirección y teléfono.</Text> },
      { id: 'payments', label: 'Pagos', icon: icons.creditCard, content: <Text>Todavía no hay pagos.</Text> },
    ],
  },
}

/** Arrow keys skip it. */
export const Disabled: Story = {
  args: {
    items: [
      { id: 'data', label: 'Datos', content: <Text>Nombre, dirección y teléfono.</Text> },
      { id: 'jobs', label: 'Trabajos', isDisabled: true, content: null },
      { id: 'payments', label: 'Pagos', content: <Text>Todavía no hay pagos.</Text> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Trabajos' })).toBeDisabled()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Pagos', selected: true })).toHaveFocus()
  },
}

/** What users typed stays while they look at another panel. */
export const KeptPanels: Story = {
  args: { keepsPanels: true, defaultSelected: 'jobs' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Buscar trabajo' }), 'techo')
    await userEvent.click(canvas.getByRole('tab', { name: 'Pagos' }))
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('tab', { name: 'Trabajos' }))
    await expect(canvas.getByRole('textbox')).toHaveValue('techo')
  },
}

/** The caller decides; here it does not change the selection. */
export const Controlled: Story = {
  args: { selected: 'payments' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Datos' }))
    await expect(args.onChange).toHaveBeenCalledWith('data')
    await expect(canvas.getByRole('tab', { name: 'Pagos', selected: true })).toBeVisible()
  },
}

const months = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Agosto',
  'Septiembre',
  'Octubre',
]

/** The row scrolls to the selected tab. */
export const ManyOnPhone: Story = {
  args: {
    label: 'Meses',
    defaultSelected: 'Octubre',
    items: months.map((month) => ({ id: month, label: month, content: <Text>{month}</Text> })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: 'Octubre' })
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
      { id: 'one', label: 'Postulaciones esperando una respuesta', content: <Text>Ninguna.</Text> },
      { id: 'two', label: 'Trabajos terminados en los últimos meses', content: <Text>Ninguno.</Text> },
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
