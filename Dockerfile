# One image for all processes of the distributed composition; docker-compose.yml says which of them a container runs.

FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /app
COPY . .
# What decides which packages are installed, and nothing else: as long as that stays the same, so do the layers made from it.
RUN mkdir ../manifests && cp --parents package.json package-lock.json .npmrc */package.json ../manifests

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY --from=manifests /manifests ./
RUN npm ci --omit=dev --include=optional --ignore-scripts -w command-api -w query-api -w projectors -w generators -w managers -w gateway

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY --from=manifests /manifests ./
RUN npm ci --include=dev --include=optional --ignore-scripts
COPY . .
RUN node_modules/.bin/tsc --build command-api query-api projectors generators managers gateway
RUN node scripts/buildWeb.mjs

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=packages /app ./
COPY --from=build /app/contracts/dist contracts/dist
COPY --from=build /app/platform/dist platform/dist
COPY --from=build /app/payments/dist payments/dist
COPY --from=build /app/illustration/dist illustration/dist
COPY --from=build /app/studio/dist studio/dist
COPY --from=build /app/models/dist models/dist
COPY --from=build /app/payments/dist payments/dist
COPY --from=build /app/command-api/dist command-api/dist
COPY --from=build /app/query-api/dist query-api/dist
COPY --from=build /app/projectors/dist projectors/dist
COPY --from=build /app/generators/dist generators/dist
COPY --from=build /app/managers/dist managers/dist
COPY --from=build /app/gateway/dist gateway/dist
COPY --from=build /app/frontend/dist/web frontend/dist/web
COPY LICENSE NOTICE ./
# Nothing of it belongs to this user: it can read the program and write to /tmp alone.
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 3000) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "gateway/dist/main.js"]
