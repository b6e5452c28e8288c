import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { en } from '../../messages/index.ts'
import { Provider } from '../../provider/Provider.tsx'
import { PlomadaProvider } from '../../marketplace/index.ts'
import { esAR } from '../../messages/esAR.ts'
import type { Guide } from '../../testing/guide.ts'
import { Stepper } from './Stepper.tsx'

const guide: Guide = {
  status: 'experimental',
  whenToUse:
    'For a task of three to six steps that users finish in order, such as a registration or a payment.',
  alternatives: {
    Tabs: 'for parts without an order',
    Breadcrumbs: 'for the place of a page in the site',
  },
  anatomy: [
    'Circle with number or check mark',
    'Name of the step',
    'Description (optional)',
    'Line to the next step',
  ],
  do: ['Give a step that is done an `href`, so that users can go back.'],
  dont: ['Do not use it instead of the heading of the step.'],
  keyboard: { Tab: 'Moves focus to the next step that is a link', Enter: 'Follows the link' },
  messages: {
    step: esAR['stepper.step'],
    done: esAR['stepper.done'],
  },
}

const navigate = fn()

const meta = {
  title: 'Components/Navigation/Stepper',
  component: Stepper,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    label: 'Publicar un servicio',
    current: 'place',
    steps: [
      { id: 'job', label: 'Trabajo', description: 'Cambiar la grifería' },
      { id: 'place', label: 'Lugar' },
      { id: 'budget', label: 'Presupuesto' },
      { id: 'check', label: 'Revisar' },
    ],
  },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Paso 1 de 4 Trabajo (Hecho)')
    await expect(second).toHaveAttribute('aria-current', 'step')
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

export const First: Story = { args: { current: 'job' } }

export const AllDone: Story = {
  args: { current: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Hecho/)).toHaveLength(4)
  },
}

export const Vertical: Story = { args: { orientation: 'vertical' } }

const links = [
  { id: 'job', label: 'Trabajo', href: '/publicar/trabajo' },
  { id: 'place', label: 'Lugar', href: '/publicar/lugar' },
  { id: 'budget', label: 'Presupuesto', href: '/publicar/presupuesto' },
]

/** Only the steps that are done are links. */
export const WithLinks: Story = {
  args: { current: 'budget', steps: links },
  render: (args) => (
    <PlomadaProvider navigate={navigate}>
      <Stepper {...args} />
    </PlomadaProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Lugar' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/publicar/lugar')
  },
}

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const Many: Story = {
  args: {
    current: '5',
    steps: Array.from({ length: 9 }, (_, index) => ({
      id: `${index}`,
      label: `Paso con nombre ${index + 1}`,
    })),
  },
}

export const LongWords: Story = {
  args: {
    steps: [
      { id: 'job', label: 'Descripción del trabajo y de los materiales', description: 'Impermeabilización' },
      { id: 'place', label: 'Lugar, días y horarios en los que podés trabajar' },
      { id: 'budget', label: 'Presupuesto' },
    ],
  },
}

export const InEnglish: Story = {
  args: {
    label: 'Rent a tool',
    current: 'pay',
    steps: [
      { id: 'tool', label: 'Tool' },
      { id: 'pay', label: 'Payment' },
    ],
  },
  render: (args) => (
    <Provider messages={en} locale="en-US">
      <Stepper {...args} />
    </Provider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Step 1 of 2 Tool (Done)')
  },
}

export const RightToLeft: Story = {
  args: {
    label: 'نشر خدمة',
    steps: [
      { id: 'job', label: 'العمل' },
      { id: 'place', label: 'المكان' },
      { id: 'budget', label: 'الميزانية' },
    ],
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Stepper {...args} />
    </div>
  ),
}
