import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { paths } from '@plomada/domain'
import { Page, Spinner } from '../base/index.ts'
import { Forbidden, NotFound, RouteError, Splash } from '../shell/index.ts'
import type { ViewerName } from './fixtures/marketplace.ts'
import {
  resetSpies,
  navigate,
  withAppFrame,
  onPhone,
  signIn,
  withoutFrame,
} from './fixtures/screenDecorators.tsx'

const reload = fn()

interface StatusPageProps {
  viewerName: ViewerName
  status: 'notFound' | 'forbidden' | 'error' | 'pending' | 'splash' | 'signIn'
  isSessionLoading?: boolean
}

/** Renders what replaces a page: not found, forbidden, failed, loading or not signed in. */
function StatusPage({ status }: StatusPageProps) {
  switch (status) {
    case 'notFound':
      return <NotFound homeHref={paths.home} offersHref={paths.offers} />
    case 'forbidden':
      return <Forbidden homeHref={paths.home} />
    case 'error':
      return <RouteError homeHref={paths.home} onReload={reload} />
    case 'pending':
      return (
        <Page>
          <Spinner />
        </Page>
      )
    case 'splash':
      return <Splash />
    case 'signIn':
      return <Splash onSignIn={signIn} homeHref={paths.home} />
  }
}

const meta = {
  title: 'Screens/StatusPages',
  component: StatusPage,
  tags: ['screen'],
  parameters: { layout: 'fullscreen' },
  decorators: [withAppFrame()],
  beforeEach: () => {
    resetSpies()
    reload.mockReset()
  },
  args: { viewerName: 'visitor', status: 'notFound' },
} satisfies Meta<typeof StatusPage>

export default meta
type Story = StoryObj<typeof meta>

const main = (canvas: HTMLElement) => within(within(canvas).getByRole('main'))

export const UnknownAddress: Story = {
  name: 'Unknown address',
  play: async ({ canvasElement }) => {
    const [link] = main(canvasElement).getAllByRole('link')
    await userEvent.click(link ?? canvasElement)
    await expect(navigate).toHaveBeenCalledOnce()
  },
}
export const ForbiddenForRole: Story = { args: { viewerName: 'client', status: 'forbidden' } }
export const Failed: Story = {
  name: 'A failed page keeps the navigation (S-450)',
  args: { status: 'error' },
  play: async ({ canvasElement }) => {
    await expect(
      main(canvasElement).getByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible()
    await expect(within(canvasElement).getByRole('navigation', { name: 'Principal' })).toBeVisible()
    await userEvent.click(main(canvasElement).getByRole('button'))
    await expect(reload).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = { args: { status: 'pending', isSessionLoading: true } }
export const SignIn: Story = {
  name: 'Sign-in prompt for a visitor (S-064)',
  args: { status: 'signIn' },
  play: async ({ canvasElement }) => {
    await userEvent.click(main(canvasElement).getByRole('button', { name: 'Ingresar' }))
    await expect(signIn).toHaveBeenCalledOnce()
  },
}
export const SigningIn: Story = {
  name: 'Splash while the sign-in completes (S-064)',
  decorators: [withoutFrame],
  args: { status: 'splash' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Plomada')[0]).toBeVisible()
  },
}
export const Phone: Story = { globals: onPhone }
export const PhoneSignIn: Story = { globals: onPhone, args: { status: 'signIn' } }
