import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Day } from '../Day/Day.tsx'
import { Link } from '../Link/Link.tsx'
import { Money } from '../Money/Money.tsx'
import { DescriptionList } from './DescriptionList.tsx'

const guide: Guide = {
  whenToUse: 'To show facts about one thing, such as the data of a booking or of an account.',
  alternatives: { Table: 'to compare several things', Stat: 'for a number that is the main information' },
  anatomy: ['Terms', 'Descriptions; «Not specified» where one is empty'],
  do: [
    'Use `rows` for many short facts that users read one after the other.',
    'Keep terms without a value in the list, so that users see what is missing.',
  ],
  dont: ['Do not put fields in it. It is for reading.'],
  keyboard: {},
  messages: { none: 'form.none' },
}

const meta = {
  title: 'Components/Data/DescriptionList',
  component: DescriptionList,
  parameters: { guide },
  args: {
    items: [
      { id: 'number', term: 'Reserva', description: 'A-2048' },
      { id: 'state', term: 'Estado', description: <Badge tone="success">Confirmada</Badge> },
      { id: 'day', term: 'Visita', description: <Day date="2026-03-18" /> },
      { id: 'price', term: 'Presupuesto', description: <Money amount={92_500} /> },
      {
        id: 'email',
        term: 'Email',
        description: <Link href="mailto:lucia@example.com">lucia@example.com</Link>,
      },
      { id: 'phone', term: 'Teléfono', description: '' },
    ],
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

/** Two columns; one where there is no room. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent)
    await expect(terms).toEqual(['Reserva', 'Estado', 'Visita', 'Presupuesto', 'Email', 'Teléfono'])
    const phone = canvas.getByText('Teléfono').parentElement ?? document.body
    await expect(within(phone).getByRole('definition')).toHaveTextContent('Sin indicar')
  },
}

export const ThreeColumns: Story = { args: { columns: 3 } }

export const OneColumn: Story = { args: { columns: 1 } }

/** Term and description on one line. */
export const Rows: Story = { args: { layout: 'rows' } }

export const RowsOnAPhone: Story = { args: { layout: 'rows' }, globals: { viewport: { value: 'phone' } } }

export const OnAPhone: Story = { globals: { viewport: { value: 'small' } } }

export const LongWords: Story = {
  args: {
    items: [
      { id: 1, term: 'Electroimpermeabilizaciones', description: 'electroimpermeabilizaciones'.repeat(4) },
      { id: 2, term: 'Descripción del trabajo', description: 'Cambiar la bomba del tanque. '.repeat(8) },
    ],
  },
}

export const RightToLeft: Story = {
  args: {
    items: [
      { id: 1, term: 'الحجز', description: 'A-2048' },
      { id: 2, term: 'الحالة', description: 'مؤكد' },
    ],
  },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <DescriptionList {...args} />
    </div>
  ),
}
