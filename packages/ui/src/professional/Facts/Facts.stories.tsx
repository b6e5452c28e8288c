import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { professionalCopy } from '../professional.copy.ts'
import { Facts } from './Facts.tsx'

const guide: Guide = {
  use: 'Where and when somebody works, a line each.',
  instead: { PersonalInfo: "for one's own data" },
  anatomy: ['Place', 'Shift', 'Anything that is added as children'],
  do: ['Leave unknown facts to it: it says «N/E» or leaves them out as the product does.'],
  dont: ['Do not add actions.'],
  keys: {},
  copy: { place: professionalCopy.place, shift: professionalCopy.shift },
}

const meta = {
  title: 'Professional/Facts',
  component: Facts,
  parameters: { guide },
  args: { person: people.bruno },
} satisfies Meta<typeof Facts>

export default meta
type Story = StoryObj<typeof meta>

/** The street is never shown here, whoever looks. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Buenos Aires, Quilmes')).toBeVisible()
    await expect(within(canvasElement).getByRole('img', { name: 'Horario' })).toBeVisible()
  },
}

export const Unknown: Story = {
  args: { person: { place: { province: null, city: null, address: null }, shift: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sin datos')).toBeVisible()
    await expect(within(canvasElement).queryByRole('img', { name: 'Horario' })).toBeNull()
  },
}
