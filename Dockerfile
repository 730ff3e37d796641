# Malecón in a container: the page built by Node, the server in Python. docs/serving.md tells how to run it.
FROM node:20-bookworm-slim AS node

FROM python:3.12-slim-bookworm
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=node /usr/local/lib/node_modules /usr/local/lib/node_modules
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
RUN apt-get update && apt-get install --yes --no-install-recommends make && rm -rf /var/lib/apt/lists/*
RUN adduser --system --group --home /opt/malecon malecon
WORKDIR /opt/malecon
COPY --chown=malecon:malecon . .
USER malecon
RUN make warm && rm -rf page/node_modules
ENV PATH=/opt/malecon/.venv/bin:$PATH MALECON_HOST=0.0.0.0 MALECON_PORT=8765
EXPOSE 8765
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8765/api/v1/health')"]
STOPSIGNAL SIGINT
CMD ["malecon", "serve", "--no-browser"]
