# syntax=docker/dockerfile:1
# check=skip=SecretsUsedInArgOrEnv
# NEXT_PUBLIC_SIGN_KEY is no secret: it is shipped to every browser (docs/security.md).

# docker build .                     the site
# docker build --target sandbox .    the play-money platform

ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY lib/contract/package.json ./lib/contract/
COPY lib/kit/log/package.json ./lib/kit/log/
COPY lib/kit/number/package.json ./lib/kit/number/
COPY sandbox/package.json ./sandbox/
RUN --mount=type=cache,target=/root/.npm npm ci --no-progress
COPY app ./app
COPY components ./components
COPY lib ./lib
COPY public ./public
COPY bin/lib/brotli.mjs ./bin/lib/
COPY bin/loaders ./bin/loaders
COPY middleware.ts instrumentation.ts instrumentation-client.ts next.config.ts postcss.config.mjs tsconfig.json ./
ARG NEXT_PUBLIC_SIGN_KEY=pavilion-development-sign-key
RUN NEXT_OUTPUT=standalone NEXT_BUILD_CACHE=off NEXT_TELEMETRY_DISABLED=1 node node_modules/next/dist/bin/next build \
  && node bin/lib/brotli.mjs

FROM ${NODE_IMAGE} AS sandbox
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 SANDBOX_PORT=4000 SANDBOX_DIR=/data/sandbox
COPY package.json package-lock.json .npmrc ./
COPY lib/contract/package.json ./lib/contract/
COPY lib/kit/log/package.json ./lib/kit/log/
COPY lib/kit/number/package.json ./lib/kit/number/
COPY sandbox/package.json ./sandbox/
# PostgreSQL comes with the optional packages and needs glibc: no image of Alpine. DATABASE_URL names another server.
RUN --mount=type=cache,target=/root/.npm npm ci --no-progress --omit=dev --workspace=@pavilion/sandbox
COPY lib/contract ./lib/contract
COPY lib/kit/log ./lib/kit/log
COPY lib/kit/number ./lib/kit/number
COPY sandbox ./sandbox
COPY bin/lib/project.mjs bin/lib/sandbox-program.mjs ./bin/lib/
# Compiled with its packages as for `npm start`: less than a third of the processor time of a start, and half of the memory, of its sources.
RUN node --input-type=module -e "await (await import('./bin/lib/sandbox-program.mjs')).sandboxProgram()"
# npm runs no script of a package (.npmrc): the links between PostgreSQL's libraries are made here, where the folder can be written.
RUN node --import tsx --input-type=module -e "await (await import('./sandbox/kernel/db/embedded/programs.ts')).findPrograms().catch(() => undefined)"
ARG NEXT_PUBLIC_SIGN_KEY=pavilion-development-sign-key
ENV NEXT_PUBLIC_SIGN_KEY=${NEXT_PUBLIC_SIGN_KEY}
RUN install -d -o node -g node /data
VOLUME /data
USER node
EXPOSE 4000 4001 4002 4003 4004
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.SANDBOX_PORT + '/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=256", "sandbox/node_modules/.cache/program/main.mjs"]

FROM ${NODE_IMAGE} AS site
WORKDIR /app
# The site ends its open requests itself on SIGTERM.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 NEXT_MANUAL_SIG_HANDLE=1 PORT=3000
ARG NEXT_PUBLIC_SIGN_KEY=pavilion-development-sign-key
ENV NEXT_PUBLIC_SIGN_KEY=${NEXT_PUBLIC_SIGN_KEY}
COPY --from=build /app/.next/standalone ./
COPY --from=build /app/.next/static ./.next/static
COPY --from=build /app/public ./public
# Next traces no custom server: this one replaces the `server.js` of the traced build and needs nothing but its packages.
COPY bin/lib/server.mjs ./bin/lib/
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "bin/lib/server.mjs", "-H", "0.0.0.0"]
