import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { professionalMessages } from '../professional.messages.ts'
import type { Guide } from '../../testing/guide.ts'
import { ProfessionalList } from './ProfessionalList.tsx'

const guide: Guide = {
  whenToUse: 'For a list of professionals, including its loading, empty and failed states.',
  alternatives: { UserList: 'for all users, in the admin area' },
  anatomy: [
    'Grid of cards',
    'Loading: placeholders',
    'Empty: «Sin resultados»',
    'Failed: error message and a retry button',
  ],
  do: ['Pass `undefined` while the professionals load.'],
  dont: ['Do not clear the list while the next page loads. Keep the current cards.'],
  keyboard: { Tab: 'Moves focus to the next card', Enter: 'Opens a page or starts the sign-in' },
  messages: {
    none: professionalMessages.none,
    noneHelp: professionalMessages.noneHelp,
    retry: professionalMessages.retry,
  },
}

const meta = {
  title: 'Marketplace/Professional/ProfessionalList',
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
  name: 'Default (S-132)',
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
  name: 'Empty (S-133, S-451)',
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

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }
