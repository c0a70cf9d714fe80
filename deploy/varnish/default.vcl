vcl 4.1;

# A shared cache in front of the servers, for SHARED_CACHE (docs/operations.md). It stores what a server says it may, and
# asks for it once, however many want it. Started with -p http_gzip_support=off, since it stores what servers compress.

import std;
import directors;
import xkey;

# A server that serves: one that starts, stops or lost its database says 503 there.
probe is_ready {
    .url = "/readyz";
    .interval = 1s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
}

# The servers of this place: the directors `ready`, of those that are, and `all`, of each.
include "backends.vcl";

# Who may tell it to drop something: purge by `Surrogate-Key`.
acl operators {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ operators || req.http.X-Forwarded-For ~ ",") {
            return (synth(405, "Not allowed"));
        }
        if (xkey.purge(req.http.Surrogate-Key) > 0) {
            return (synth(200, "Dropped"));
        }
        return (synth(404, "Nothing has that key"));
    }
    set req.backend_hint = ready.backend();
    # with none ready, one of them can say why
    if (!std.healthy(req.backend_hint)) {
        set req.backend_hint = all.backend();
        set req.http.X-Outdated = "true";
    } elsif (req.restarts == 0) {
        unset req.http.X-Outdated;
    }
    # for those who monitor the servers, who ask each of them
    if (req.url ~ "^/metrics(/|\?|$)") {
        return (synth(404, "Not found"));
    }
    unset req.http.X-Reader;
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # those who say who they are, have just written something, or are about to be told what they did
    if (req.http.Authorization || req.http.Cookie ~ "(^|; ?)(__Host-)?quorum_(wrote|confirmation)=") {
        return (pass);
    }
    # GraphiQL's page
    if (req.url ~ "^/graphql(\?|$)" && req.http.Accept ~ "text/html") {
        return (pass);
    }

    if (req.url ~ "^/(graphql|api/events|api/event-types|api/polls)(\?|$)") {
        # lists are the same for everybody. What else GraphQL is asked for may not be stored, and needs its cookies
        set req.http.X-Reader = "anybody";
    } elsif (req.url ~ "^/api/(events|polls)/[^/?]+(\?|$)") {
        # somebody with a cookie may own a response there
        if (req.http.Cookie ~ "(^|; ?)(__Host-)?quorum_visitor=") {
            return (pass);
        }
        unset req.http.Cookie;
        set req.http.X-Reader = "anybody";
    } elsif (req.url ~ "^/(\?|$)"
        || req.url ~ "^/(about|guide|changelog|developers|create|calendar\.ics|feed\.json|feed\.atom|sitemap\.xml)(\?|$)"
        || req.url ~ "^/embed/events(/[^/?]+)?(\?|$)"
        || req.url ~ "^/(events|polls)/[^/?]+(\?|$)") {
        # pages, calendars, feeds and frames depend on the language alone: on the one that was chosen, or the first that we have
        set req.http.X-Language = regsub(req.http.Cookie, "^(?:.*; ?)?quorum-language=(en|de)(?:;.*)?$", "\1");
        unset req.http.Cookie;
        if (req.http.X-Language ~ "^(en|de)$") {
            set req.http.Cookie = "quorum-language=" + req.http.X-Language;
        }
        unset req.http.X-Language;
        if (req.http.Accept-Language ~ "(?i)(^|[ ,])(en|de)([-;, ]|$)") {
            set req.http.Accept-Language = regsub(req.http.Accept-Language,
                "(?i)^(?:.*?[ ,])??((?:en|de)(?:-[a-z]{2}|-[0-9]{3})?)(?:[-;, ].*)?$", "\1");
        } else {
            unset req.http.Accept-Language;
        }
        # the way here that a link says of itself makes no page of its own
        if (req.url ~ "^/(events|polls)/") {
            set req.url = regsub(req.url, "\?.*$", "");
        }
        set req.http.X-Reader = "anybody";
    } elsif (req.url ~ "^/events/[^/?]+/preview/") {
        unset req.http.Cookie;
        set req.http.X-Reader = "anybody";
    } elsif (req.url ~ "^/assets/") {
        unset req.http.Cookie;
        set req.http.X-Reader = "anybody";
    }
    # forms, what is somebody's own, and everything that is not named here
    if (!req.http.X-Reader) {
        return (pass);
    }
    # a body is stored in each coding: brotli for pages and files, gzip for the rest
    if (req.http.Accept-Encoding ~ "\bbr\b" && req.url !~ "^/(api|graphql)") {
        set req.http.Accept-Encoding = "br";
    } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    # where servers respond, no longer than they allow; while none does, what there is
    if (req.http.X-Outdated) {
        set req.grace = 1h;
    } else {
        set req.grace = 1s;
    }
    return (hash);
}

sub vcl_hash {
    # with TLS, cookies have other names and responses other headers
    hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_backend_response {
    # a fault takes the place of nothing that is there: not in the background, and not before that was looked for
    if (beresp.status >= 500 && bereq.is_bgfetch) {
        return (abandon);
    }
    if (beresp.status >= 500 && !bereq.uncacheable && !bereq.http.X-Outdated) {
        return (error(beresp.status, beresp.reason));
    }
    if (beresp.http.Cache-Control !~ "(^|[ ,])(s-maxage=[1-9]|immutable)" || beresp.http.Cache-Control !~ "public"
        || beresp.http.Set-Cookie || beresp.status != 200) {
        set beresp.uncacheable = true;
        # so that those who come next do not wait for each other; a fault may be over by then
        if (beresp.status >= 500) {
            set beresp.ttl = 0s;
        } else {
            set beresp.ttl = 10s;
        }
        set beresp.grace = 0s;
        return (deliver);
    }
    # by xkey's name for it
    if (beresp.http.Surrogate-Key) {
        set beresp.http.xkey = beresp.http.Surrogate-Key;
    }
    set beresp.grace = 0s;
    if (beresp.http.Cache-Control ~ "stale-if-error=[0-9]+") {
        set beresp.grace = std.duration(
            regsub(beresp.http.Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1") + "s", 0s);
    }
    # to ask for it by its ETag
    set beresp.keep = 60s;
    return (deliver);
}

sub vcl_backend_error {
    set beresp.http.Content-Type = "text/plain; charset=utf-8";
    set beresp.http.Retry-After = "2";
    set beresp.http.Cache-Control = "no-store";
    synthetic("The servers do not respond. Please try again in a moment.");
    return (deliver);
}

sub vcl_deliver {
    # this server could not say it, such as one that is just stopping: another one may, or it is shown as it was, if it was here
    # what is for one reader is not here, and a fault of ours would be the same fault there
    if (req.restarts == 0 && ((resp.status >= 500 && req.http.X-Reader)
        || ((resp.status == 502 || resp.status == 503) && (req.method == "GET" || req.method == "HEAD")))) {
        set req.http.X-Outdated = "true";
        return (restart);
    }
    if (obj.hits > 0 && obj.ttl < 0s) {
        set resp.http.Cache-Status = "Quorum; hit; fwd=stale";
    } elsif (obj.hits > 0) {
        set resp.http.Cache-Status = "Quorum; hit";
    }
    # what it says to caches like this one is not for browsers, which would show what somebody has just changed as it was
    if (resp.http.Cache-Control ~ "s-maxage") {
        set resp.http.Cache-Control = regsuball(resp.http.Cache-Control,
            ", (s-maxage|stale-while-revalidate|stale-if-error)=[0-9]+", "");
        if (resp.http.Cache-Control !~ "immutable") {
            set resp.http.Cache-Control = "private, no-cache";
        }
    }
    unset resp.http.Surrogate-Key;
    unset resp.http.xkey;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
}
