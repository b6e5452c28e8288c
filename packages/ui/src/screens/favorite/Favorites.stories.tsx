import { favoriteFilters, type User } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { FavoritesScreen } from './FavoritesScreen.tsx'
import type { ViewerName } from '../fixtures/marketplace.ts'
import { RequireViewer } from '../fixtures/RequireViewer.tsx'
import { type DataState, useFilteredList } from '../fixtures/screenData.ts'
import { onPhone, resetSpies, signOut, withAppFrame } from '../fixtures/screenDecorators.tsx'

const onRemove = fn(async () => {})

const saved: User[] = [people.bruno, people.carla]

interface FavoritesProps {
  viewerName: ViewerName
  dataState?: DataState
  professionals?: User[]
}

function Favorites({ viewerName, dataState = 'loaded', professionals = saved }: FavoritesProps) {
  const list = useFilteredList(favoriteFilters, () => professionals, dataState)
  return (
    <RequireViewer viewerName={viewerName}>
      {(viewer) => <FavoritesScreen viewer={viewer} onSignOut={signOut} list={list} onRemove={onRemove} />}
    </RequireViewer>
  )
}

const meta = {
  title: 'Screens/Favorites',
  component: Favorites,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: resetSpies,
  args: { viewerName: 'client' },
} satisfies Meta<typeof Favorites>

export default meta
type Story = StoryObj<typeof meta>

export const Client: Story = {
  name: 'Lists the saved professionals and removes one (P-090)',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Profesionales guardados' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Guardado: quitar a Bruno Saldaño' }))
    await expect(onRemove).toHaveBeenCalledOnce()
  },
}
export const None: Story = { args: { dataState: 'empty' } }
export const Loading: Story = { args: { dataState: 'loading' } }
export const Failed: Story = { args: { dataState: 'failed' } }
export const Offline: Story = { args: { dataState: 'offline' } }
export const Long: Story = {
  name: 'Forty saved professionals, on pages',
  args: {
    professionals: Array.from({ length: 40 }, (_, index) => ({
      ...(index % 2 ? people.bruno : people.carla),
      id: 1000 + index,
    })),
  },
}
export const Phone: Story = { globals: onPhone }
