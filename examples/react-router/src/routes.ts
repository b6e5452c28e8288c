import { index, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  index('routes/start.ts'),
  route(':language', 'routes/site.tsx', [
    index('routes/home.tsx'),
    route('tools', 'routes/tools.tsx'),
    route('tools/:id', 'routes/tool.tsx'),
    route('how-it-works', 'routes/howItWorks.tsx'),
    route('*', 'routes/notFound.tsx'),
  ]),
  route('api/bookings/:language/:id', 'routes/bookings.ts'),
] satisfies RouteConfig
