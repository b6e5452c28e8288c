import '../testing/jsdom.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import {
  BrowserRouter,
  matchRoutes,
  Navigate,
  type NavigateOptions,
  Outlet,
  type RouteObject,
  StaticRouter,
  useLocation,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from './index.ts'

let navigate: (address: string, options?: NavigateOptions) => void
let setSearch: (next: URLSearchParams) => void
const renders = { frame: 0, page: 0 }

function Frame() {
  const open = useNavigate()
  useEffect(() => {
    navigate = open
    renders.frame += 1
  })
  return (
    <>
      {'frame '}
      <Outlet />
    </>
  )
}

function Page({ name }: { name: string }) {
  useEffect(() => void (renders.page += 1))
  const params = useParams()
  return `${name} ${JSON.stringify(params)}`
}

function Query() {
  const { kind, key } = useLocation()
  const [search, set] = useSearchParams()
  useEffect(() => void (setSearch = set))
  return <output data-key={key}>{`${kind} ${search.get('q') ?? 'none'}`}</output>
}

const routes: RouteObject[] = [
  { path: '/Old', caseSensitive: true, element: <Navigate to="/offers?q=moved" replace /> },
  {
    element: <Frame />,
    children: [
      { path: '/', element: <Page name="home" /> },
      { path: '/offers', element: <Page name="offers" /> },
      { path: '/user/:id', element: <Page name="user" /> },
      { path: '/user/me', element: <Page name="me" /> },
      { path: '/user/:id/paid/:offer', element: <Page name="paid" /> },
      { path: '*', element: <Page name="missing" /> },
    ],
  },
  { element: <Frame />, children: [{ path: '/old', element: <Page name="old" /> }] },
]
const Routes = () => useRoutes(routes)

function open(address: string) {
  history.pushState(null, '', address)
  const { container } = render(
    <BrowserRouter>
      <Routes />
      <Query />
    </BrowserRouter>,
  )
  return container
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it.each([
  ['/', 'frame home {}'],
  ['/offers', 'frame offers {}'],
  ['/OFFERS//', 'frame offers {}'],
  ['//offers', 'frame missing {}'],
  ['/offers/1', 'frame missing {}'],
  ['/user/7', 'frame user {"id":"7"}'],
  ['/user/me', 'frame me {}'],
  ['/user/', 'frame missing {}'],
  ['/user/a%20b%2Fc', 'frame user {"id":"a b/c"}'],
  ['/user/%E0%A4%A', 'frame user {"id":"%E0%A4%A"}'],
  ['/user/7/paid/9/', 'frame paid {"id":"7","offer":"9"}'],
  ['/old', 'frame old {}'],
])('renders the page of %s in its frame, on the server too', (address, text) => {
  const html = renderToString(
    <StaticRouter location={`${address}?q=1`}>
      <Routes />
    </StaticRouter>,
  )
  expect(new DOMParser().parseFromString(html, 'text/html').body.textContent).toBe(text)
})

it('returns no match without a page for every other address', () => {
  expect(matchRoutes([{ path: '/a', element: null }], '/b')).toBeNull()
})

it('opens an address with a new entry of the history, or instead of the current one', () => {
  const container = open('/')
  const { length } = history
  act(() => navigate('/user/1?q=x'))
  expect(container.textContent).toBe('frame user {"id":"1"}push x')
  expect(history.length).toBe(length + 1)
  act(() => navigate('/offers', { replace: true }))
  expect(container.textContent).toBe('frame offers {}replace none')
  expect(location.pathname).toBe('/offers')
  expect(history.length).toBe(length + 1)
})

it('follows Back and gives each entry of the history its own key', async () => {
  const container = open('/offers')
  const first = screen.getByRole('status').dataset['key']
  act(() => navigate('/user/1'))
  expect(screen.getByRole('status').dataset['key']).not.toBe(first)
  const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await act(async () => {
    history.back()
    await isBack
  })
  expect(container.textContent).toBe('frame offers {}pop none')
  expect(screen.getByRole('status').dataset['key']).toBe(first)
})

it('changes the query without rendering frame and page again', () => {
  const container = open('/offers')
  const before = { ...renders }
  const setter = setSearch
  act(() => setSearch(new URLSearchParams({ q: 'a b' })))
  expect(container.textContent).toBe('frame offers {}push a b')
  expect(location.search).toBe('?q=a+b')
  act(() => setSearch(new URLSearchParams()))
  expect(location.href).toBe(`${location.origin}/offers`)
  expect(setSearch).toBe(setter)
  expect(renders).toEqual(before)
})

it('follows a redirect, which distinguishes upper case', () => {
  const container = open('/Old')
  expect(container.textContent).toBe('frame offers {}replace moved')
})

it('refuses an address of another site', () => {
  open('/offers')
  expect(() => navigate('//example.com/offers')).toThrow('not an address of this site')
  expect(() => navigate('javascript:alert(1)')).toThrow('not an address of this site')
  expect(location.pathname).toBe('/offers')
})

it('loads the document when the browser refuses more entries of the history', () => {
  open('/offers')
  const error = new DOMException('too many', 'SecurityError')
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw error
  })
  const assign = vi.fn<(url: URL) => void>()
  vi.stubGlobal('location', { origin: location.origin, assign })
  navigate('/user/1')
  expect(String(assign.mock.calls[0]?.[0])).toMatch(/\/user\/1$/)
  vi.unstubAllGlobals()
})
