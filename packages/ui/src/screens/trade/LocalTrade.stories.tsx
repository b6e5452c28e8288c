import type { City } from '@plomada/domain'
import { offers, priceGuide, trades } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { offerMessages } from '../../offer/index.ts'
import { allProfessionals, type ViewerName } from '../fixtures/marketplace.ts'
import { onPhone, onTablet, resetSpies, signIn, withAppFrame } from '../fixtures/screenDecorators.tsx'
import { LocalTradeScreen } from './LocalTradeScreen.tsx'

interface LocalTradeProps {
  viewerName: ViewerName
  city?: City
  dataState?: 'loaded' | 'loading' | 'empty' | 'failed'
}

const select = <Item,>(items: readonly Item[], dataState: LocalTradeProps['dataState']) => ({
  items: dataState === 'loading' ? undefined : dataState === 'loaded' ? items.slice(0, 6) : [],
  listProps: { hasFailed: dataState === 'failed', onRetry: () => {} },
})

const LocalTrade = ({ viewerName, city, dataState = 'loaded' }: LocalTradeProps) => {
  const [needsProfile, setNeedsProfile] = useState(false)
  return (
    <LocalTradeScreen
      trade={trades.plumbing}
      city={city}
      professionals={select(allProfessionals, dataState)}
      offers={select(Object.values(offers), dataState)}
      onContact={signIn}
      prices={{ loaded: priceGuide, empty: null, loading: undefined, failed: undefined }[dataState]}
      hasPricesFailed={dataState === 'failed'}
      applications={{
        applicationFor: () => 'open',
        apply: viewerName === 'visitor' ? signIn : () => setNeedsProfile(true),
        needsProfile,
        closeNeedsProfile: () => setNeedsProfile(false),
      }}
    />
  )
}

const meta = {
  title: 'Screens/LocalTrade',
  component: LocalTrade,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame('professionals')],
  beforeEach: resetSpies,
  args: { viewerName: 'visitor', city: 'Quilmes' },
} satisfies Meta<typeof LocalTrade>

export default meta
type Story = StoryObj<typeof meta>

export const InACity: Story = {
  name: 'Professionals and offers of a trade in a city',
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole('main'))
    await expect(page.getByRole('heading', { level: 1, name: 'Plomería en Quilmes' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ver todos los profesionales' })).toHaveAttribute(
      'href',
      '/professional?job=1&ciudad=Quilmes',
    )
    await expect(page.getByRole('link', { name: 'Tigre' })).toHaveAttribute('href', '/oficios/plomeria/tigre')
    const [button] = page.getAllByRole('button', { name: /^Contactar/ })
    await userEvent.click(button ?? canvasElement)
    await expect(signIn).toHaveBeenCalledOnce()
  },
}
export const ApplyWithoutProfile: Story = {
  name: 'The notice for clients is in view, and the pressed button does not move',
  args: { viewerName: 'client' },
  play: async ({ canvasElement }) => {
    const page = within(within(canvasElement).getByRole('main'))
    const button = page.getAllByRole('button', { name: /^Postular/ }).at(-1) ?? canvasElement
    button.scrollIntoView({ block: 'center' })
    const { top } = button.getBoundingClientRect()
    await userEvent.click(button)
    const link = await page.findByRole('link', { name: offerMessages.completeProfile })
    await expect(Math.round(button.getBoundingClientRect().top)).toBe(Math.round(top))
    const notice = link.getBoundingClientRect()
    await expect(notice.top).toBeGreaterThan(0)
    await expect(notice.bottom).toBeLessThan(window.innerHeight)
  },
}
export const InTheProvince: Story = { args: { city: undefined } }
export const Loading: Story = { args: { dataState: 'loading' } }
export const Empty: Story = { args: { dataState: 'empty' } }
export const Failed: Story = { args: { dataState: 'failed' } }
export const Phone: Story = { globals: onPhone }
export const Tablet: Story = { globals: onTablet }
