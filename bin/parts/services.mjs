import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';
import { say } from './print.mjs';

/** Optional services of the tests, with the setting that gives their address. */
const SERVICES = [
  { name: 'PostgreSQL', setting: 'DATABASE_URL_TEST', start: startPostgres, without: 'money and sessions are tested on PGlite alone' },
  { name: 'Redis', setting: 'REDIS_URL_TEST', start: startRedis, without: 'its stores are tested against a stand-in alone' },
];

/** Starts each service whose setting is absent; resolves to their addresses as settings, and a function that stops them. */
export async function startServices(env) {
  const running = [];
  const stop = async () => void (await Promise.all(running.map((service) => service.stop())));
  const found = await Promise.all(
    SERVICES.map(async ({ name, setting, start, without }) => {
      if (env[setting]) return [setting, env[setting]];
      const service = await start();
      if (service) running.push(service);
      else say(`No ${name} could be had: ${without}.`);
      return [setting, service?.url];
    }),
  );
  return { env: Object.fromEntries(found.filter(([, url]) => url)), stop };
}
