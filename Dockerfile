# The server with the web app, for production: an external PostgreSQL (DATABASE_URL) and a Firebase project.

FROM node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d AS base

FROM base AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY domain/package.json domain/
COPY graphql-server/package.json graphql-server/
COPY web/package.json web/
COPY packages/embedded-postgres/package.json packages/embedded-postgres/
COPY packages/bench/package.json packages/bench/
COPY packages/faults/package.json packages/faults/
COPY packages/firebase-auth-stand-in/package.json packages/firebase-auth-stand-in/
COPY packages/html/package.json packages/html/
COPY packages/simulation/package.json packages/simulation/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# what the server needs to run and nothing else: no build tools, no embedded PostgreSQL, none of the web's packages
FROM base AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY domain/package.json domain/
COPY graphql-server/package.json graphql-server/
COPY web/package.json web/
COPY packages/embedded-postgres/package.json packages/embedded-postgres/
COPY packages/bench/package.json packages/bench/
COPY packages/faults/package.json packages/faults/
COPY packages/firebase-auth-stand-in/package.json packages/firebase-auth-stand-in/
COPY packages/html/package.json packages/html/
COPY packages/simulation/package.json packages/simulation/
RUN npm ci --no-audit --no-fund --omit=dev --omit=optional -w domain -w packages/embedded-postgres -w packages/firebase-auth-stand-in -w packages/html -w graphql-server

FROM base
# one pool of memory for all threads: otherwise glibc keeps ten megabytes that nobody uses
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 MALLOC_ARENA_MAX=1
WORKDIR /app
COPY --from=packages /app ./
# its binary is an optional package, of which the stage above has none
COPY --from=build /app/node_modules/@takumi-rs node_modules/@takumi-rs
COPY --from=build /app/domain/dist domain/dist
COPY --from=build /app/packages/embedded-postgres/dist packages/embedded-postgres/dist
COPY --from=build /app/packages/firebase-auth-stand-in/dist packages/firebase-auth-stand-in/dist
COPY --from=build /app/packages/html/dist packages/html/dist
COPY --from=build /app/graphql-server/dist graphql-server/dist
COPY --from=build /app/graphql-server/assets graphql-server/assets
COPY --from=build /app/web/dist web/dist
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "graphql-server/dist/main.js"]
