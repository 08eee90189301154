// Keeps the demo for times without a network: what was had is had again, anew where there is a network.
const cache = "field-demo";

// What is loaded when it is first needed, which may be when there is no network.
const later = ["telephone", "addresses", "messages", "world", "calendar"].map((name) => `dist/field-server.${name}.table`);

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil((async () => (await caches.open(cache)).addAll(later))());
});
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith((async () => {
    const kept = await caches.open(cache);
    try {
      const response = await fetch(request);
      if (response.ok) await kept.put(request, response.clone());
      return response;
    } catch (error) {
      const found = await kept.match(request, { ignoreSearch: true });
      if (found) return found;
      throw error;
    }
  })());
});
