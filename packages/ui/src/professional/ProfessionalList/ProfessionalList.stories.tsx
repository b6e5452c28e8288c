import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { professionalCopy } from '../professional.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { ProfessionalList } from './ProfessionalList.tsx'

const guide: Guide = {
  use: 'People of trade as cards, with the loading, empty and failed states of the list.',
  instead: { UserList: 'for an admin, who sees everybody' },
  anatomy: [
    'Grid of cards',
    'Skeletons while loading',
    '«Sin resultados»',
    'Failure with a button to try again',
  ],
  do: ['Hand `undefined` while nothing is known, an empty list when nobody is found.'],
  dont: ['Do not empty the list while the next page loads.'],
  keys: { Tab: 'Through the cards', Enter: 'Opens a page or starts the sign-in' },
  copy: { none: professionalCopy.none, noneHelp: professionalCopy.noneHelp, retry: professionalCopy.retry },
}

const meta = {
  title: 'Professional/ProfessionalList',
  component: ProfessionalList,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    professionals: [people.bruno, people.carla],
    hrefFor: ({ id }: { id: number }): string | undefined => `/professional/detail/${id}`,
  },
} satisfies Meta<typeof ProfessionalList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Professionals as cards (S-132)',
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('article')
    await expect(cards).toHaveLength(2)
    await expect(within(canvasElement).getByRole('link', { name: 'Carla' })).toHaveAttribute(
      'href',
      '/professional/detail/3',
    )
  },
}

export const SignedOut: Story = {
  args: { hrefFor: () => undefined, onContact: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Contactar a Carla' }))
    await expect(args.onContact).toHaveBeenCalledWith(people.carla)
  },
}

export const Empty: Story = {
  name: 'Without results (S-133, S-451)',
  args: { professionals: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Sin resultados' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { professionals: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Cargando...')
  },
}

export const Failed: Story = {
  args: { professionals: undefined, hasFailed: true, onRetry: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Reintentar' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
